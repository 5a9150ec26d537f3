import { posix } from 'node:path'
import { seededRandom } from './seeded-random.mjs'

/** Average content of a page of the published baseline; generated pages approximate it. */
export const TARGET = { sections: 12, bytes: 4800, words: 600, fences: 8 }

/** Pages in one folder. */
export const PAGES_PER_SECTION = 25

/** Folders in one folder of a nested site. */
const FOLDERS_PER_FOLDER = 20

/** Number of candidate sections per choice. */
const CANDIDATES = 6

/** Size of the front matter, table, links and marks of a page, in addition to its sections. */
const FRAME = { bytes: 1500, words: 185 }

const BLOCK_COMMENTS = new Map([
  ['css', ['/* ', ' */']],
  ['html', ['<!-- ', ' -->']],
  ['markdown', ['<!-- ', ' -->']],
])

const HASH_COMMENTS = new Set(['', 'bash', 'diff', 'python', 'yaml'])

/**
 * @typedef {import('./read-corpus.mjs').Corpus} Corpus
 * @typedef {import('./read-corpus.mjs').Section} Section
 * @typedef {import('./seeded-random.mjs').Random} Random
 */

/**
 * @typedef {object} Shape of the folders of a site
 * @property {number} [pagesPerFolder] 25 if absent
 * @property {boolean} [isNested] whether the folders of pages are in folders of 20, and these again
 */

/**
 * @param {number} page number of a page, from 0
 * @param {Shape} [shape]
 * @returns {string} its path below the docs folder: `section-01/page-01.md` for page 0, or
 *   `part-01/chapter-01/section-01/page-01.md` on a nested site
 */
export function pagePath(page, { pagesPerFolder = PAGES_PER_SECTION, isNested = false } = {}) {
  const name = (kind, index) => `${kind}-${String(index + 1).padStart(2, '0')}`
  const section = Math.floor(page / pagesPerFolder)
  const file = `${name('page', page % pagesPerFolder)}.md`
  if (!isNested) return `${name('section', section)}/${file}`
  const chapter = Math.floor(section / FOLDERS_PER_FOLDER)
  const part = name('part', Math.floor(chapter / FOLDERS_PER_FOLDER))
  return `${part}/${name('chapter', chapter % FOLDERS_PER_FOLDER)}/${name('section', section % FOLDERS_PER_FOLDER)}/${file}`
}

/**
 * Writes one page from sections of the corpus: the same arguments produce the same text, byte for byte.
 *
 * @param {object} options
 * @param {Corpus} options.corpus
 * @param {number} options.page number of this page, from 0
 * @param {number} options.count number of pages in the set; only limits the link targets
 * @param {number} options.seed
 * @param {Shape} [options.shape]
 * @returns {string} Markdown with front matter
 */
export function composePage({ corpus, page, count, seed, shape }) {
  const random = seededRandom(seed + page * 7919)
  const sections = pickSections(corpus.sections, random)
  const links = pickLinks({ page, count, random })
  const title = pageTitle(corpus, page)
  const number = page + 1
  let fence = 0
  const lines = ['---', `title: ${JSON.stringify(title)}`, '---', '', uniqueSentence({ corpus, number, random }), '']
  sections.forEach((section, index) => {
    lines.push(`${'#'.repeat(section.level)} ${section.heading} ${number}.${index + 1}`, '')
    for (const block of section.blocks) {
      if (block.kind === 'prose') {
        lines.push(block.text, '')
        continue
      }
      fence += 1
      const comment = uniqueComment(block.language, `page ${number}, block ${fence}`)
      const marks = '`'.repeat(Math.max(3, longestRun(block.text) + 1))
      lines.push(marks + block.language, comment, block.text, marks, '')
    }
    if (index % 2 === 1 && links.length > 0) {
      const target = links.shift()
      lines.push(
        `See also [${pageTitle(corpus, target)}](${relativeLink(pagePath(page, shape), pagePath(target, shape))}).`,
        '',
      )
    }
    if (index === 2) lines.push(...contentsTable(sections), '')
  })
  return `${lines.join('\n').trimEnd()}\n`
}

/** @param {Corpus} corpus @param {number} page @returns {string} a unique title */
function pageTitle(corpus, page) {
  return `${corpus.sections[(page * 31) % corpus.sections.length].heading}, page ${page + 1}`
}

/**
 * @param {Section[]} all
 * @param {Random} random
 * @returns {Section[]} the sections of a page; each the candidate that keeps the page closest to its target
 */
function pickSections(all, random) {
  const picked = []
  const sum = { ...FRAME, fences: 0 }
  while (picked.length < TARGET.sections) {
    const share = (picked.length + 1) / TARGET.sections
    const distance = (section) =>
      ['bytes', 'words', 'fences'].reduce((total, key) => {
        const frame = FRAME[key] ?? 0
        const wanted = frame + (TARGET[key] - frame) * share
        return total + Math.abs(sum[key] + section[key] - wanted) / TARGET[key]
      }, 0)
    const candidates = Array.from({ length: CANDIDATES }, () => all[Math.floor(random() * all.length)])
    const best = candidates.reduce((a, b) => (distance(b) < distance(a) ? b : a))
    for (const key of ['bytes', 'words', 'fences']) sum[key] += best[key]
    // The first section starts the page and must not be a subsection.
    picked.push(picked.length === 0 ? { ...best, level: 2 } : best)
  }
  return picked
}

/**
 * @param {{page: number, count: number, random: Random}} options
 * @returns {number[]} five pages: the previous and the next, and three random ones
 */
function pickLinks({ page, count, random }) {
  const anywhere = () => Math.floor(random() * count)
  return [(page + count - 1) % count, anywhere(), (page + 1) % count, anywhere(), anywhere()]
}

/** @param {string} from @param {string} to @returns {string} the relative path from one page's file to the other's */
function relativeLink(from, to) {
  const path = posix.relative(posix.dirname(from), to)
  return path.startsWith('.') ? path : `./${path}`
}

/**
 * @param {{corpus: Corpus, number: number, random: Random}} options
 * @returns {string} a unique sentence of words from the corpus
 */
function uniqueSentence({ corpus, number, random }) {
  const word = () => corpus.vocabulary[Math.floor(random() * corpus.vocabulary.length)]
  return `Page ${number} is about ${Array.from({ length: 14 }, word).join(' ')}.`
}

/** @param {string} language @param {string} text @returns {string} the text as a comment of that language */
function uniqueComment(language, text) {
  const [open, close] = BLOCK_COMMENTS.get(language) ?? [HASH_COMMENTS.has(language) ? '# ' : '// ', '']
  return open + text + close
}

/** @param {Section[]} sections @returns {string[]} a table of the page's content */
function contentsTable(sections) {
  const rows = sections.slice(0, 6).map(({ heading, words, fences }) => `| ${heading} | ${words} | ${fences} |`)
  return ['| Section | Words | Blocks of code |', '| --- | ---: | ---: |', ...rows]
}

/** @param {string} text @returns {number} the length of the longest run of backticks */
function longestRun(text) {
  return Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length))
}
