import { existsSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import type { Diagnostic } from '@docgen/renderer/contract'
import * as z from 'zod/mini'
import { createFolder } from '../../cache/create-folder.js'
import { parseJson } from '../../config/files/read-json-file.js'
import { readRegularFile } from '../../config/read-regular-file.js'
import { runCommand } from '../code/run-command.js'
import type { MarkdownText } from '../text/list-texts.js'
import { LINTER_SECONDS, type LinterResult, type LinterRun } from './linter-run.js'
import { maskForVale } from './mask-for-vale.js'

/** The usual name of Vale's config file. If the site has one, Vale is the default linter. */
export const VALE_CONFIG_FILE = '.vale.ini'
const CONFIG_FILES = [VALE_CONFIG_FILE, 'vale.ini', '_vale.ini']

const SEVERITIES: Readonly<Record<string, Diagnostic['severity']>> = {
  error: 'error',
  warning: 'warning',
  suggestion: 'info',
}

/** `vale --output=JSON`: path → alerts. `Line` and `Span` are 1-based, in characters. */
const reportSchema = z.record(
  z.string(),
  z.array(
    z.object({
      Check: z.string(),
      Line: z.number(),
      Span: z.array(z.number()),
      Severity: z.string(),
      Message: z.string(),
      Match: z.optional(z.string()),
      Link: z.optional(z.string()),
    }),
  ),
)

type Alert = z.infer<typeof reportSchema>[string][number]

/** What Vale prints to stderr instead of a report. */
const errorSchema = z.object({
  Text: z.string(),
  Path: z.optional(z.string()),
  Line: z.optional(z.number()),
  Span: z.optional(z.number()),
})

/** Path of the config file of Vale in the site's folder or a folder above it, up to the root of the repository. */
export function findValeConfig(siteDir: string): string | undefined {
  for (let folder = resolve(siteDir); ; folder = dirname(folder)) {
    const name = CONFIG_FILES.find((each) => existsSync(join(folder, each)))
    if (name !== undefined) return join(folder, name)
    if (existsSync(join(folder, '.git')) || dirname(folder) === folder) return undefined
  }
}

/**
 * Runs Vale on the texts. They are in `folder` as in the folder of the config file, so that its patterns for paths
 * match. Vale itself finds the config file, which is above `folder`.
 */
export async function runVale(texts: readonly MarkdownText[], request: LinterRun): Promise<LinterResult> {
  const { siteDir, folder, program } = request
  const configPath = findValeConfig(siteDir)
  const hasMdx = texts.some(({ file }) => isMdx(file))
  const config = configPath !== undefined && hasMdx ? readConfig(configPath) : ''
  const keepsNames = config.includes('mdx')
  createFolder(folder)
  if (configPath !== undefined && keepsNames)
    writeFileSync(join(folder, VALE_CONFIG_FILE), readMdxAsMarkdown(config, dirname(configPath)))
  const base = configPath === undefined ? '' : relative(dirname(configPath), resolve(siteDir))
  const written = new Map<string, { readonly source: MarkdownText; readonly lines: readonly string[] }>()
  for (const source of texts) {
    const path = join(base, keepsNames ? source.file : source.file.replace(/\.mdx$/i, '.md'))
    const masked = maskForVale(source.text, source.bodyLine, isMdx(source.file))
    createFolder(dirname(join(folder, path)))
    writeFileSync(join(folder, path), masked)
    written.set(toKey(path), { source, lines: masked.split('\n') })
  }
  const { stdout, stderr, problem, isMissing } = await runCommand([program, '--output=JSON', '--no-exit'], ['.'], {
    cwd: folder,
    seconds: LINTER_SECONDS,
  })
  if (problem !== undefined) return { failure: { problem, ...(isMissing && { isMissing }) } }
  const { data } = reportSchema.safeParse(parseJson(stdout))
  if (!data) return { failure: readFailure(stdout, stderr, { siteDir, folder, configPath }) }
  const diagnostics = Object.entries(data).flatMap(([path, alerts]) => {
    const page = written.get(toKey(path))
    return page ? alerts.map((alert) => toDiagnostic(alert, page.source, page.lines[alert.Line - 1] ?? '')) : []
  })
  return { diagnostics }
}

/** The text of a config; empty if docgen cannot read it, which Vale then reports. */
function readConfig(path: string): string {
  try {
    return readRegularFile(path).toString()
  } catch {
    return ''
  }
}

function isMdx(file: string): boolean {
  return /\.mdx$/i.test(file)
}

function toKey(path: string): string {
  return path.split(sep).join('/').replace(/^\.\//, '')
}

/** Sections for `*.mdx` apply only to files with this name, which Vale has to read as Markdown. */
function readMdxAsMarkdown(config: string, folder: string): string {
  const absolute = config.replace(/^([ \t]*StylesPath[ \t]*=[ \t]*)(\S.*)$/gm, (_all, key: string, path: string) => {
    return key + resolve(folder, path.trim())
  })
  return /^[ \t]*mdx[ \t]*=/m.test(config) ? absolute : `${absolute}\n[formats]\nmdx = md\n`
}

function toDiagnostic(alert: Alert, { file, text }: MarkdownText, masked: string): Diagnostic {
  const { Check, Line, Span, Severity, Message, Match = '', Link = '' } = alert
  const column = locate(Match, Span[0] ?? 1, masked, text.split('\n')[Line - 1] ?? '')
  return {
    code: 'prose',
    severity: SEVERITIES[Severity] ?? 'warning',
    file,
    line: Line,
    column,
    message: `${Message} (${Check})`,
    ...(Link !== '' && { hint: `See ${Link}` }),
  }
}

/**
 * The 1-based column, in UTF-16 code units, of what Vale found: in the line of the page, near that of the text. Vale
 * gives the start of the line if its match has no markup, but the line has.
 */
function locate(match: string, character: number, masked: string, line: string): number {
  const at = [...masked].slice(0, Math.max(character - 1, 0)).join('').length
  if (match === '' || line.startsWith(match, at)) return at + 1
  const before = line.lastIndexOf(match, at)
  const after = line.indexOf(match, at)
  if (before !== -1 || after !== -1)
    return (before === -1 || (after !== -1 && after - at < at - before) ? after : before) + 1
  const letters = [...masked.matchAll(NOT_MARKUP)]
  const found = letters
    .map(([letter]) => letter)
    .join('')
    .indexOf((match.match(NOT_MARKUP) ?? []).join(''))
  return Math.min(letters[found]?.index ?? at, line.length) + 1
}

const NOT_MARKUP = /[^\s*_~`[\]]/g

interface FailedRun extends Pick<LinterRun, 'siteDir' | 'folder'> {
  readonly configPath: string | undefined
}

function readFailure(stdout: string, stderr: string, { siteDir, folder, configPath }: FailedRun): Partial<Diagnostic> {
  const { data } = errorSchema.safeParse(parseJson(stderr))
  const printed = `${stdout}\n${stderr}`.trim().split('\n')[0] ?? ''
  if (!data) return { message: `vale printed no report: ${printed}` }
  // Paragraphs: a code and title, the reason, and that Vale stops.
  const reason = data.Text.split('\n\n')[1] ?? data.Text
  const message = `vale cannot run: ${reason.trim().replace(/\.$/, '')}`
  if (configPath === undefined)
    return { message, hint: `Create ${VALE_CONFIG_FILE}, or change checks.prose in the config` }
  const isConfig = data.Path === undefined || resolve(folder, data.Path) === join(folder, VALE_CONFIG_FILE)
  const path = isConfig ? configPath : resolve(folder, data.Path ?? '')
  const position = data.Line ? { line: data.Line, column: data.Span ?? 1 } : findQuoted(reason, configPath)
  const needsSync = /StylesPath/.test(reason) && /^[ \t]*Packages[ \t]*=/m.test(readConfig(configPath))
  const hint = 'Run `vale sync` to download the packages that the file lists, or change BasedOnStyles'
  return {
    message,
    ...(needsSync && { hint }),
    file: toKey(relative(siteDir, path)),
    ...(isConfig || data.Line ? position : {}),
  }
}

/** The position in a config of Vale of what a message has in quotes. */
function findQuoted(message: string, path: string): Pick<Diagnostic, 'line' | 'column'> {
  const names = [...message.matchAll(/'([^']+)'/g)].map(([, name = '']) => name.split(/[/\\]/).at(-1) ?? name)
  const found = readConfig(path)
    .split('\n')
    .flatMap((text, index) => {
      const column = /^\s*[#;]/.test(text) ? 0 : Math.max(0, ...names.map((name) => text.lastIndexOf(name) + 1))
      return column > 0 ? [{ text, line: index + 1, column }] : []
    })
  const { line, column } = found.find(({ text }) => text.includes('BasedOnStyles')) ?? found[0] ?? {}
  return line === undefined || column === undefined ? {} : { line, column }
}
