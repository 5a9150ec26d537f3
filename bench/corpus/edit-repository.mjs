import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** @typedef {import('./seeded-random.mjs').Random} Random */

const PARTIAL = 'docs/_note.md'
const INCLUDE = '::include{file="./_note.md"}'

/**
 * What writers do to a repository of documentation, and how often: each takes the folder, a page of it, and the number
 * of the commit, which makes every text unique.
 *
 * @type {[name: string, weight: number, edit: (edit: {folder: string, page: string, number: number, random: Random}) => void][]}
 */
const EDITS = [
  ['sentence', 30, ({ folder, page, number }) => appendFileSync(join(folder, page), `\nSentence ${number}.\n`)],
  ['code', 8, ({ folder, page, number }) => appendFileSync(join(folder, page), `\n\`\`\`js\nrun(${number})\n\`\`\`\n`)],
  ['heading', 8, ({ folder, page, number }) => appendFileSync(join(folder, page), `\n## Heading ${number}\n`)],
  ['title', 8, ({ folder, page, number }) => change(join(folder, page), setTitle(number))],
  ['description', 5, ({ folder, page, number }) => change(join(folder, page), addField('description', number))],
  ['add', 9, ({ folder, page, number }) => addPage(join(folder, dirname(page), `added-${number}.md`), number)],
  [
    'add to folder',
    4,
    ({ folder, number }) => addPage(join(folder, `docs/part-${number % 5}/page-${number}.md`), number),
  ],
  ['delete', 6, ({ folder, page }) => rmSync(join(folder, page))],
  [
    'rename',
    6,
    ({ folder, page, number }) => renameSync(join(folder, page), join(folder, dirname(page), `renamed-${number}.md`)),
  ],
  [
    'link',
    5,
    ({ folder, page, number }) =>
      appendFileSync(join(folder, page), `\nSee [this page](./${basename(page)}#${number}).\n`),
  ],
  ['partial', 4, ({ folder, number }) => writeFileSync(join(folder, PARTIAL), `A shared note, ${number}.\n`)],
  ['include', 3, includePartial],
  [
    'config',
    2,
    ({ folder, number }) =>
      change(join(folder, 'site.config.ts'), (text) => text.replace(/title: '.*'/, `title: 'Bench ${number}'`)),
  ],
  ['static file', 2, ({ folder, number }) => write(join(folder, `static/file-${number % 3}.txt`), `File ${number}\n`)],
]

/**
 * Makes one edit that the random numbers choose.
 *
 * @param {object} options
 * @param {string} options.folder of the repository
 * @param {readonly string[]} options.pages paths of the Markdown files in the repository, without partials
 * @param {number} options.number of the commit
 * @param {Random} options.random
 * @returns {string} the kind of edit
 */
export function editRepository({ folder, pages, number, random }) {
  let rest = random() * EDITS.reduce((sum, [, weight]) => sum + weight, 0)
  const [name, , edit] = EDITS.find(([, weight]) => {
    rest -= weight
    return rest < 0
  })
  edit({ folder, page: pages[Math.floor(random() * pages.length)], number, random })
  return name
}

function write(path, text) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

function change(path, convert) {
  writeFileSync(path, convert(readFileSync(path, 'utf8')))
}

function addPage(path, number) {
  write(path, `---\ntitle: Page ${number}\n---\n\nText of page ${number}.\n`)
}

function includePartial({ folder, page, number }) {
  const path = join(folder, PARTIAL)
  if (!existsSync(path)) writeFileSync(path, `A shared note, ${number}.\n`)
  appendFileSync(join(folder, page), `\n${dirname(page) === 'docs' ? INCLUDE : `Note ${number}.`}\n`)
}

/** Sets the title in the front matter, or adds one. */
function setTitle(number) {
  return (text) =>
    /^---\n(?:.*\n)*?title:/.test(text)
      ? text.replace(/^title:.*$/m, `title: Title ${number}`)
      : addField('title', number)(text)
}

function addField(name, number) {
  const line = `${name}: Text ${number}`
  return (text) => {
    if (!text.startsWith('---\n')) return `---\n${line}\n---\n\n${text}`
    const end = text.indexOf('\n---', 4)
    const lines = text
      .slice(4, end)
      .split('\n')
      .filter((each) => !each.startsWith(`${name}:`))
    return `---\n${[...lines, line].join('\n')}${text.slice(end)}`
  }
}
