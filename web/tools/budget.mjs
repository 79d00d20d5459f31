// Measures what the first screen loads, compressed and without fonts, and fails over the budget.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const kBudget = 110_000;
const kPictures = 80_000;
const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const size = (text) => gzipSync(text, { level: 9 }).length;
const read = (path) => readFileSync(dist + path);

const html = read('index.html').toString();
const entry = [...html.matchAll(/(?:src|href)="\.\/(assets\/[^"]+\.(?:js|css))"/g)].map(
  ([, path]) => path,
);

// Follows static imports, and what the first screen asks for at once: one language and the icons.
function reached(start) {
  const seen = new Set(start);
  for (const path of seen) {
    if (!path.endsWith('.js')) continue;
    const code = read(path).toString();
    for (const [, file] of code.matchAll(/(?:import|from)\s*"\.\/([^"]+\.js)"/g))
      seen.add(`assets/${file}`);
  }
  return [...seen];
}

const assets = readdirSync(`${dist}assets`);
const language = assets.filter((name) => /^en-.*\.js$/.test(name)).map((name) => `assets/${name}`);
const css = assets
  .filter((name) => /^(index|Card|Page|SealedCard|Home)-.*\.css$/.test(name))
  .map((name) => `assets/${name}`);
const files = [...new Set([...reached(entry), ...language, ...css])];
const total = size(html) + files.reduce((sum, path) => sum + size(read(path)), 0);
const pictures = assets.find((name) => name.startsWith('pictures-'));

for (const path of files) console.log(`${String(size(read(path))).padStart(7)}  ${path}`);
console.log(`${String(total).padStart(7)}  in all, of ${kBudget}`);
const picturesSize = pictures ? size(read(`assets/${pictures}`)) : 0;
console.log(
  `${String(picturesSize).padStart(7)}  card pictures, after the first paint, of ${kPictures}`,
);
if (total > kBudget || picturesSize > kPictures) {
  console.error('over the budget');
  process.exit(1);
}
