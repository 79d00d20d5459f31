// How wide the screen is: the table has one shape for a phone and one for everything wider.
const narrow = matchMedia('(max-width: 760px)');
let isPhone = $state(narrow.matches);
narrow.addEventListener('change', (event) => (isPhone = event.matches));

export const phone = (): boolean => isPhone;
