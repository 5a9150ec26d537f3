import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sanitizeMarkdown } from './sanitize-markdown.mjs'

/** Shorter sections are a single link or a label, and longer ones would be half a page. */
const SECTION_BYTES = { least: 60, most: 3000 }

const SKIPPED_FOLDERS = new Set(['node_modules', 'dist', '.docgen', 'version-history'])

/**
 * @typedef {{kind: 'prose' | 'code', language: string, text: string}} Block
 * @typedef {object} Section a heading of a real page with its content
 * @property {string} heading its text, without marks
 * @property {2 | 3} level
 * @property {Block[]} blocks
 * @property {number} bytes
 * @property {number} words
 * @property {number} fences
 *
 * @typedef {object} Corpus
 * @property {Section[]} sections in the order of the files' paths
 * @property {string[]} vocabulary the words of the prose, without duplicates, sorted
 * @property {number} files number of files read
 * @property {string[]} folders the given folders that contain any
 * @property {string} digest the first 12 digits of a SHA-256 over their sanitized text: same digest, same pages
 */

/**
 * Reads every Markdown file under the folders as sections of plain CommonMark and GFM.
 *
 * @param {string[]} folders missing ones count as empty
 * @returns {Corpus}
 */
export function readCorpus(folders) {
  const lists = folders
    .map((folder) => ({ folder, files: listMarkdown(folder) }))
    .filter(({ files }) => files.length > 0)
  const files = lists.flatMap((list) => list.files)
  const hash = createHash('sha256')
  const words = new Set()
  const sections = []
  for (const file of files) {
    for (const section of splitSections(sanitizeMarkdown(readFileSync(file, 'utf8')))) {
      if (section.bytes < SECTION_BYTES.least || section.bytes > SECTION_BYTES.most) continue
      sections.push(section)
      hash.update(JSON.stringify(section))
      for (const block of section.blocks) {
        if (block.kind === 'prose') for (const word of block.text.match(/\b[a-z]{3,14}\b/g) ?? []) words.add(word)
      }
    }
  }
  const digest = hash.digest('hex').slice(0, 12)
  return {
    sections,
    vocabulary: [...words].sort(),
    files: files.length,
    folders: lists.map(({ folder }) => folder),
    digest,
  }
}

/**
 * @param {string} folder
 * @returns {string[]} the paths of all `.md` and `.mdx` files below it, sorted by code unit
 */
function listMarkdown(folder) {
  let entries
  try {
    entries = readdirSync(folder, { withFileTypes: true })
  } catch (error) {
    if (error.code === 'ENOENT') return []
    throw error
  }
  entries.sort((a, b) => (a.name < b.name ? -1 : 1))
  return entries.flatMap((entry) => {
    if (entry.isDirectory()) return SKIPPED_FOLDERS.has(entry.name) ? [] : listMarkdown(join(folder, entry.name))
    return /\.mdx?$/.test(entry.name) ? [join(folder, entry.name)] : []
  })
}

/**
 * @param {Block[]} blocks of one page
 * @returns {Section[]}
 */
function splitSections(blocks) {
  /** @type {Section[]} */
  const sections = []
  let current = openSection('Overview', 2)
  const close = () => {
    if (current.blocks.length > 0) sections.push(measure(current))
  }
  for (const block of blocks) {
    if (block.kind === 'code') {
      current.blocks.push(block)
      continue
    }
    for (const part of block.text.split(/^(?=#{1,6}[ \t])/m)) {
      const heading = /^(#{1,6})[ \t]+(.*)(?:\n|$)/.exec(part)
      if (heading !== null) {
        close()
        current = openSection(plainHeading(heading[2]), heading[1].length <= 2 ? 2 : 3)
      }
      const text = part.slice(heading?.[0].length ?? 0).trim()
      if (text !== '') current.blocks.push({ kind: 'prose', language: '', text })
    }
  }
  close()
  return sections
}

/** @param {string} heading @param {2 | 3} level @returns {Section} an empty section */
function openSection(heading, level) {
  return { heading, level, blocks: [], bytes: 0, words: 0, fences: 0 }
}

/** @param {Section} section @returns {Section} with its sizes */
function measure(section) {
  const text = section.blocks.map((block) => block.text).join('\n\n')
  return {
    ...section,
    bytes: Buffer.byteLength(text),
    words: text.split(/\s+/).length,
    fences: section.blocks.filter((block) => block.kind === 'code').length,
  }
}

/** @param {string} text @returns {string} letters, digits and single blanks; 'Notes' when none are left */
function plainHeading(text) {
  const plain = text.replace(/&lt;/g, ' ').replace(/[^\p{L}\p{N} ,.()-]+/gu, ' ')
  return plain.replace(/ +/g, ' ').trim().slice(0, 60).trim() || 'Notes'
}
