// Eight drawn scenes, one for each kind of card, as layers of tint and outline (box 96 × 70).
import type { Kind } from '../../model/deck';

type Tint = 'sky' | 'sun' | 'far' | 'mid' | 'near';

const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** Beams of light rising from a point. */
function beams(x: number, y: number, count: number, from: number, to: number): string {
  const at = (radius: number, angle: number) =>
    `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y - radius * Math.sin(angle)).toFixed(1)}`;
  return Array.from({ length: count }, (_, i) => {
    const angle = (Math.PI * i) / (count - 1);
    return `M${at(from, angle)}L${at(to, angle - 0.04)}L${at(to, angle + 0.04)}z`;
  }).join('');
}

export const kScenes: Record<Kind, [Tint, string][]> = {
  structure: [
    ['sun', disc(74, 19, 11)],
    [
      'far',
      'M0 43h9V34h3v3h3v-3h3v3h3v-3h3v9h13V29h3.5v3.5h4V29h4v3.5h4V29H56v14h15v-7h4v3h4v-3h4v3h4v-3h4v7h5v27H0z',
    ],
    ['mid', 'M0 52q26-9 52-2.5t44-3V70H0z'],
    ['near', 'M0 60q34-6.5 96-.5V70H0z'],
  ],
  specialist: [
    ['sun', disc(27, 21, 12)],
    ['far', 'M0 43q15-12 31-6t30-4.5 35 6V70H0z'],
    ['mid', 'M0 53q42-12 96-2v19H0z'],
    ['near', 'M0 63l45-13.5h7L31 70H0zM61 70l-5-20.5h6L96 63.5V70z'],
  ],
  monument: [
    ['sun', beams(52, 54, 15, 13, 92)],
    ['far', 'M0 54h96v16H0z'],
    ['mid', 'M7 58.5h82V70H7z'],
    ['near', 'M15 63.5h66V70H15z'],
  ],
  discovery: [
    [
      'sun',
      `M78 9a10 10 0 1 0 4 17a8.5 8.5 0 1 1-4-17z${disc(20, 12, 1)}${disc(35, 20, 1.2)}${disc(51, 9, 1)}${disc(88, 36, 1)}${disc(11, 29, 1)}`,
    ],
    ['far', 'M0 49l15-14 13 9 14-17 19 20 11-8 24 15v16H0z'],
    ['mid', 'M0 55q12-5 24 0t24 0 24 0 24 0v15H0z'],
    ['near', 'M0 62q12-5 24 0t24 0 24 0 24 0v8H0z'],
  ],
  treasure: [
    ['sun', beams(50, 66, 17, 9, 104)],
    ['mid', 'M0 60.5q48-8 96 0V70H0z'],
    ['near', 'M0 66q48-5 96 0v4H0z'],
  ],
  calamity: [
    ['far', 'M0 0h96v17q-9-9-22-4-11-11-25-2-15-10-26 3-13-7-23 4z'],
    ['sun', 'M73 21l-9 17h6.5L65 55l16-21h-7.5l6-13zM23 19l-5.5 13H23l-5 13 11-16h-5l4-10z'],
    ['mid', 'M0 60l15-6 12 4 16-7 18 6 14-5 21 7v11H0z'],
    ['near', 'M0 66l30-5 26 4 40-4v9H0z'],
  ],
  menace: [
    ['sun', disc(52, 31, 23)],
    ['mid', 'M0 57l8-27 4.5 21L18 18l5.5 36L31 36l4 21h30l5-22 5 18 6-35 5 33 5-20 5 27v12H0z'],
    ['near', 'M0 62.5q48-7 96 0V70H0z'],
  ],
  advisor: [
    ['far', 'M9 70V35a40 33 0 0 1 80 0v35z'],
    ['sun', 'M19 70V39a30 25 0 0 1 60 0v31z'],
    ['near', 'M0 64.5h96V70H0z'],
  ],
};
