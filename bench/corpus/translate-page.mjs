/** Text that translations keep: inline code, link targets, URLs, tags. */
const KEPT = '`+[^`]*`+|\\]\\([^)]*\\)|<[^>]*>|https?:\\S+'
const WORDS = new RegExp(`(${KEPT})|[\\p{L}]{2,}`, 'gu')

/**
 * A pseudo-translation: replaces every word of the prose, the same word always with the same one, and keeps code,
 * URLs and marks.
 *
 * @param {string} text Markdown with front matter
 * @param {object} options
 * @param {readonly string[]} options.vocabulary replacement words
 * @param {number} options.seed distinguishes languages
 * @returns {string}
 */
export function translatePage(text, { vocabulary, seed }) {
  let fence = ''
  return text
    .split('\n')
    .map((line) => {
      const [marks = ''] = /^`{3,}/.exec(line) ?? []
      if (fence !== '') {
        if (line === fence) fence = ''
        return line
      }
      if (marks !== '') {
        fence = marks
        return line
      }
      const [key = ''] = /^title: /.exec(line) ?? []
      const prose = line.slice(key.length)
      return key + prose.replace(WORDS, (word, kept) => kept ?? vocabulary[hash(word, seed) % vocabulary.length])
    })
    .join('\n')
}

/** @param {string} word @param {number} seed @returns {number} 32 bits (FNV-1a) */
function hash(word, seed) {
  let mixed = (0x811c9dc5 ^ seed) >>> 0
  for (let index = 0; index < word.length; index += 1) {
    mixed = Math.imul(mixed ^ word.charCodeAt(index), 0x01000193) >>> 0
  }
  return mixed
}
