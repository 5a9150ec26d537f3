import { existsSync } from 'node:fs'
import { basename, join, posix } from 'node:path'
import type { Diagnostic, Outcome } from '@docgen/renderer/contract'
import { isRecord } from '../../config/is-record.js'
import { positionAt } from '../../config/source/position-at.js'
import { parseYaml } from '../../config/yaml/parse-yaml.js'
import { readText } from '../../read/files/read-text.js'
import { describeMissingConfig } from '../content/describe-missing-config.js'
import { docId, openDocsFiles } from '../content/docs-files.js'
import { listDroppedSyntax } from '../content/list-dropped-syntax.js'
import { LENIENT_CHECKS, LENIENT_COMMENTS } from '../content/site-fields.js'
import { trimPath } from '../content/trim-path.js'
import type { ConvertedSite, MigrationTool } from '../migration-tool.js'
import type { PositionedNote } from '../write/positioned-note.js'
import { convertSummary, findPage } from './convert-summary.js'
import { readSummary, type SummaryEntry } from './read-summary.js'

const CONFIG = '.gitbook.yaml'
const SIDEBARS = 'sidebars.json'
/** Maximum number of files that the new config lists as excluded. */
const MAX_EXCLUDED = 200

/** GitBook: a repository with the pages that GitBook synchronizes. */
export const gitbookTool: MigrationTool = { name: 'gitbook', title: 'GitBook', convert: convertGitBook }

/** The fields of `.gitbook.yaml`, and of `book.json` of older versions. */
interface GitBookConfig {
  /** Name of the file; `SUMMARY.md` without a config. */
  readonly from: string
  /** Text of the file. */
  readonly text: string
  /** Folder of the pages, relative to the site's folder; empty for that folder itself. */
  readonly root: string
  /** File with the sidebar, relative to `root`. */
  readonly summary: string
  /** The first page, relative to `root`. */
  readonly readme: string
  /** Old path → file. */
  readonly redirects: Readonly<Record<string, unknown>>
  readonly title?: string
}

async function convertGitBook(siteDir: string): Promise<Outcome<ConvertedSite | undefined>> {
  const config = readConfig(siteDir)
  if ('message' in config) return { value: undefined, diagnostics: [config] }
  const summaryFile = posix.join(config.root, config.summary)
  const { text: summary } = readText(join(siteDir, summaryFile), summaryFile)
  if (summary === undefined) return { value: undefined, diagnostics: [reportMissingSummary(summaryFile, siteDir)] }
  const folder = posix.dirname(summaryFile).replace(/^\.$/, '')
  const files = openDocsFiles(siteDir, folder)
  const { pages } = files
  const sidebar = convertSummary(readSummary(summary), new Set(pages))
  const unlisted = pages.filter((path) => !sidebar.files.has(path) && path !== config.summary && path !== config.readme)
  const redirects = convertRedirects(config, new Set(pages))
  const notes: readonly PositionedNote[] = [
    ...sidebar.missing.map((entry) => noteMissingFile(entry, summaryFile)),
    ...LOST_SETTINGS,
    { status: 'changed', name: summaryFile, message: `the sidebar is in ${SIDEBARS}` },
    { status: 'changed', name: 'Markdown', message: "`markdown.dialects: ['gitbook']` reads the blocks of GitBook" },
    ...redirects.notes,
    ...(unlisted.length === 0 ? [] : [noteUnlisted(unlisted)]),
    ...(await listDroppedSyntax('gitbook', siteDir, files)),
  ]
  const value: ConvertedSite = {
    from: config.from,
    fields: {
      title: config.title ?? (files.has(config.readme) ? files.titleOf(config.readme) : basename(siteDir)),
      url: 'https://example.com',
      docs: {
        path: folder || '.',
        exclude: [config.summary, ...unlisted.slice(0, MAX_EXCLUDED)],
        sidebars: `./${SIDEBARS}`,
        numberPrefixes: false,
      },
      markdown: {
        dialects: ['gitbook'],
        anchors: { style: 'gitbook' },
        math: { singleDollarTextMath: false },
        ...(pages.some((page) => files.read(page).includes('```mermaid')) && { mermaid: true }),
      },
      ...LENIENT_CHECKS,
      ...(redirects.list.length > 0 && { redirects: redirects.list }),
    },
    comments: {
      url: 'Write the URL at which readers open the site.',
      ...LENIENT_COMMENTS,
    },
    notes,
    files: [[SIDEBARS, `${JSON.stringify({ docs: sidebar.items }, null, 2)}\n`]],
  }
  return { value, diagnostics: [] }
}

/** Settings that GitBook keeps on its server. */
const LOST_SETTINGS: readonly PositionedNote[] = [
  {
    status: 'lost',
    name: 'url',
    message: 'GitBook keeps the URL of the site on its server',
    hint: 'Write the URL at which readers open the site into `url`',
  },
  {
    status: 'lost',
    name: 'appearance',
    message: 'GitBook keeps the name of the site, its logo, colors, navbar and footer on its server',
    hint: 'Set `title`, `logo`, `theme`, `navbar` and `footer` in the config',
  },
]

function noteMissingFile({ title, target = '', line }: SummaryEntry, file: string): PositionedNote {
  return {
    status: 'lost',
    name: title,
    message: `the file ${target} does not exist`,
    hint: `Add the file, or add it to ${SIDEBARS} later`,
    file,
    line,
  }
}

function noteUnlisted(files: readonly string[]): PositionedNote {
  const [first] = files
  const count = files.length === 1 ? `${first} is` : `${files.length} files, such as ${first}, are`
  return {
    status: 'changed',
    name: 'docs.exclude',
    message: `${count} not in SUMMARY.md, so GitBook does not publish ${files.length === 1 ? 'it' : 'them'}`,
    hint:
      files.length > MAX_EXCLUDED
        ? `The config excludes ${MAX_EXCLUDED} of them. Move the others out of the folder`
        : 'Remove a file from the list to publish it',
  }
}

/** Reads the config; a site without one has the default settings. */
function readConfig(siteDir: string): GitBookConfig | Diagnostic {
  const file = [CONFIG, '.gitbook.yml', 'book.json'].find((name) => existsSync(join(siteDir, name)))
  const { text = '' } = file === undefined ? {} : readText(join(siteDir, file), file)
  const parsed = parseYaml(text, { isJson: file?.endsWith('.json') ?? false })
  if (!parsed.ok && file !== undefined) {
    const position = positionAt(text, parsed.offset, parsed.offset + 1)
    return { code: 'invalid-tool-config', severity: 'error', file, ...position, message: parsed.reason }
  }
  const fields = parsed.ok && isRecord(parsed.value) ? parsed.value : {}
  const structure = isRecord(fields['structure']) ? fields['structure'] : {}
  const textOf = (value: unknown, fallback: string): string => (typeof value === 'string' ? value : fallback)
  const root = trimPath(textOf(fields['root'], ''))
  return {
    from: file ?? 'SUMMARY.md',
    text,
    root,
    summary: trimPath(textOf(structure['summary'], 'SUMMARY.md')),
    readme: trimPath(textOf(structure['readme'], 'README.md')),
    redirects: isRecord(fields['redirects']) ? fields['redirects'] : {},
    ...(typeof fields['title'] === 'string' && { title: fields['title'] }),
  }
}

function reportMissingSummary(file: string, siteDir: string): Diagnostic {
  return describeMissingConfig({
    tool: 'gitbook',
    message: `no ${file} in this folder`,
    example: '../docs',
    elsewhere: ['docs', 'gitbook', 'documentation'].find((name) => existsSync(join(siteDir, name, 'SUMMARY.md'))),
  })
}

/** Converts redirects, whose old paths have no slash at their start, and notes those to files that do not exist. */
function convertRedirects(
  { from: file, redirects, text }: GitBookConfig,
  pages: ReadonlySet<string>,
): {
  readonly list: readonly { readonly from: string; readonly to: string }[]
  readonly notes: readonly PositionedNote[]
} {
  const notes: PositionedNote[] = []
  const lines = text.split('\n')
  const list = Object.entries(redirects).flatMap(([from, target]) => {
    const path = trimPath(String(target))
    const page = findPage(path, pages)
    if (page !== undefined) return [{ from: `/${trimPath(from)}`, to: routeOf(page) }]
    notes.push({
      status: 'lost',
      name: `redirects.${from}`,
      message: `the file ${path} does not exist`,
      hint: 'Redirect to another page',
      file,
      line: lines.findIndex((line) => line.includes(`${from}:`)) + 1,
    })
    return []
  })
  const migrated: PositionedNote = { status: 'migrated', name: 'redirects', message: '' }
  return { list, notes: list.length > 0 ? [migrated, ...notes] : notes }
}

function routeOf(page: string): string {
  return `/${docId(page).replace(/(?:^|\/)(?:README|index)$/i, '')}`
}
