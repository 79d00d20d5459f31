// Shows that it is the player's turn when no page is open, and leads to the table. The sentence
// comes with the address of this script, in the language that the player has set.
const sentence = new URL(self.location.href).searchParams.get('sentence');

self.addEventListener('push', (event) => {
  const { table } = event.data.json();
  event.waitUntil(
    self.registration.showNotification('Wonderful Kingdom', {
      body: sentence,
      icon: './icon.svg',
      tag: table,
      data: table,
    }),
  );
});

async function show(table) {
  const address = new URL(`./#/table/${table}`, self.registration.scope).href;
  const pages = await self.clients.matchAll({ type: 'window' });
  const open = pages.find((page) => page.url === address) ?? pages[0];
  if (!open) return self.clients.openWindow(address);
  await open.focus();
  return open.url === address ? open : open.navigate(address);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data));
});
