import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { composePage, pagePath } from './corpus/compose-page.mjs'
import { readCorpus } from './corpus/read-corpus.mjs'

const REPOSITORY = fileURLToPath(new URL('../', import.meta.url))

/** The project's own Markdown: the example site and the manual. */
export const OWN_FOLDERS = [join(REPOSITORY, 'site/docs'), join(REPOSITORY, 'docs')]

/** With fewer sections, repetition would make pages unlike real ones. */
const LEAST_SECTIONS = 100

/**
 * @typedef {object} PageSet the generated pages
 * @property {number} count
 * @property {number} bytes of all pages
 * @property {number} words of all pages, separated by white space, code included
 * @property {number} fences
 * @property {number} headings
 * @property {{names: string[], files: number, sections: number, digest: string}} corpus source of the text
 */

/**
 * Writes Markdown pages of real text to `section-NN/page-NN.md`. Uses no clock and no randomness: the same corpus,
 * count and seed produce the same bytes.
 *
 * @param {object} options
 * @param {number} options.count
 * @param {string} options.folder target folder; its other files stay
 * @param {string[]} options.corpusFolders folders of Markdown to take the text from
 * @param {number} [options.seed]
 * @param {import('./corpus/compose-page.mjs').Shape} [options.shape]
 * @returns {PageSet}
 */
export function generatePages({ count, folder, corpusFolders, seed = 1, shape }) {
  const corpus = readCorpus(corpusFolders)
  if (corpus.sections.length < LEAST_SECTIONS) {
    throw new Error(
      `only ${corpus.sections.length} sections of text in ${corpus.files} files; at least ${LEAST_SECTIONS} are needed: name a folder of Markdown with --corpus`,
    )
  }
  const { files, folders, sections, digest } = corpus
  const set = {
    count,
    bytes: 0,
    words: 0,
    fences: 0,
    headings: 0,
    corpus: { names: folders.map(folderName), files, sections: sections.length, digest },
  }
  for (let page = 0; page < count; page += 1) {
    const text = composePage({ corpus, page, count, seed, shape })
    const path = join(folder, pagePath(page, shape))
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
    set.bytes += Buffer.byteLength(text)
    set.words += text.split(/\s+/).length - 1
    set.fences += (text.match(/^`{3,}/gm) ?? []).length / 2
    set.headings += (text.match(/^#{2,3} .* \d+\.\d+$/gm) ?? []).length
  }
  return set
}

/** @param {string} folder @returns {string} its path in the repository, or its bare name elsewhere */
function folderName(folder) {
  const path = relative(REPOSITORY, folder)
  return path.startsWith('..') ? basename(folder) : path
}

/** @param {PageSet} set @returns {string} a one-line summary */
export function describePageSet(set) {
  const each = (total) => (total / set.count).toFixed(1)
  return (
    `${set.count} pages of ${(set.bytes / set.count / 1000).toFixed(2)} kB, ${each(set.words)} words, ` +
    `${each(set.fences)} blocks of code and ${each(set.headings)} headed sections each, from ` +
    `${set.corpus.sections} sections of ${set.corpus.files} documents in ${set.corpus.names.join(', ')} ` +
    `(${set.corpus.digest})`
  )
}

function main() {
  const { values } = parseArgs({
    options: {
      count: { type: 'string', default: '250' },
      out: { type: 'string' },
      corpus: { type: 'string', multiple: true, default: [] },
      seed: { type: 'string', default: '1' },
    },
  })
  if (values.out === undefined) {
    process.stderr.write('usage: generate-pages.mjs --out <dir> [--count 250] [--corpus <dir>]... [--seed 1]\n')
    process.exitCode = 2
    return
  }
  const set = generatePages({
    count: Number(values.count),
    folder: values.out,
    corpusFolders: [...OWN_FOLDERS, ...values.corpus],
    seed: Number(values.seed),
  })
  process.stdout.write(`${describePageSet(set)}\n`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main()
