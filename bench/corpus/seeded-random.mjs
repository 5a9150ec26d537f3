/** @typedef {() => number} Random returns numbers from 0 up to, not including, 1 */

/**
 * @param {number} seed
 * @returns {Random} mulberry32, a public-domain generator of 32 bits of state
 */
export function seededRandom(seed) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
