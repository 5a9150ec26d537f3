import { existsSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Diagnostic, readReason } from '@docgen/renderer/contract'
import * as z from 'zod/mini'
import { createFolder } from '../../cache/create-folder.js'
import type { Config } from '../../config/config.js'
import { parseJson } from '../../config/files/read-json-file.js'
import { removeFolder } from '../../session/output/remove-folder.js'
import { runCommand } from '../code/run-command.js'
import type { GateResult } from '../gate.js'
import type { MarkdownText } from '../text/list-texts.js'
import { maskCode } from '../text/mask-code.js'
import { maskProse } from './mask-prose.js'
import { findValeConfig, LINTER_SECONDS, type LinterResult, type LinterRun, runVale } from './run-vale.js'

type Linter = Exclude<Config['checks']['prose']['linter'], undefined | 'none'>

/** Which linters to run. */
export interface LinterRequest extends Pick<Config['checks']['prose'], 'linter' | 'retext'> {
  readonly siteDir: string
}

/** `textlint --format json`; severity 1 is a warning, 2 an error. */
const textlintSchema = z.array(
  z.object({
    filePath: z.string(),
    messages: z.array(
      z.object({
        ruleId: z.string(),
        message: z.string(),
        line: z.number(),
        column: z.number(),
        severity: z.number(),
      }),
    ),
  }),
)

/** Runs the linters. Masking keeps the length of texts, so positions in findings are positions in the Markdown. */
export async function runLinters(
  texts: readonly MarkdownText[],
  { siteDir, linter, retext }: LinterRequest,
): Promise<Pick<GateResult, 'diagnostics' | 'isVolatile'>> {
  const program = linter ?? (findValeConfig(siteDir) === undefined ? 'none' : 'vale')
  const isOptional = linter === undefined
  const diagnostics = [
    ...(program === 'none' || texts.length === 0 ? [] : await runProgram(texts, { siteDir, program, isOptional })),
    ...(retext.length === 0 ? [] : await runRetext(texts, siteDir, retext)),
  ]
  // A linter reads its rules from files that docgen does not track.
  return { diagnostics, isVolatile: program !== 'none' || retext.length > 0 }
}

interface Program {
  readonly siteDir: string
  readonly program: Linter
  /** Whether to skip the linter silently if it is not installed. */
  readonly isOptional: boolean
}

async function runProgram(
  texts: readonly MarkdownText[],
  { siteDir, program, isOptional }: Program,
): Promise<readonly Diagnostic[]> {
  const folder = join(siteDir, '.docgen', `prose-${process.pid}`)
  const local = join(siteDir, 'node_modules', '.bin', program)
  const request = { siteDir, folder, program: existsSync(local) ? local : program }
  try {
    const result = await (program === 'vale' ? runVale : runTextlint)(texts, request)
    if ('diagnostics' in result) return result.diagnostics
    const { problem, isMissing = false, ...found } = result.failure
    if (isMissing && isOptional) return []
    return [{ ...fail(problem ?? '', isMissing ? INSTALL : CHECK), ...found }]
  } finally {
    removeFolder(folder)
  }
}

async function runTextlint(
  texts: readonly MarkdownText[],
  { siteDir, folder, program }: LinterRun,
): Promise<LinterResult> {
  const byPath = new Map<string, string>()
  for (const { file, text, bodyLine } of texts) {
    const path = join(folder, file.replace(/\.mdx$/i, '.md'))
    createFolder(dirname(path))
    writeFileSync(path, maskCode(text, bodyLine))
    byPath.set(relative(siteDir, path).split(sep).join('/'), file)
  }
  const limits = { cwd: siteDir, seconds: LINTER_SECONDS }
  const { stdout, problem, isMissing } = await runCommand([program, '--format', 'json'], [...byPath.keys()], limits)
  if (problem !== undefined) return { failure: { problem, ...(isMissing && { isMissing }) } }
  const found = readTextlint(stdout)
  if (!found) return { failure: { message: `textlint printed no report: ${stdout.trim().split('\n')[0] ?? ''}` } }
  const diagnostics = found.flatMap(({ path, ...each }) => {
    const plain = path.split(sep).join('/')
    const file = byPath.get(plain) ?? [...byPath].find(([key]) => plain.endsWith(`/${key}`))?.[1]
    return file === undefined ? [] : [{ code: 'prose', file, ...each } satisfies Diagnostic]
  })
  return { diagnostics }
}

interface LinterFinding extends Pick<Diagnostic, 'severity' | 'line' | 'column' | 'message'> {
  readonly path: string
}

function readTextlint(output: string): readonly LinterFinding[] | undefined {
  const { data } = textlintSchema.safeParse(parseJson(output))
  return data?.flatMap(({ filePath, messages }) =>
    messages.map(({ ruleId, message, line, column, severity }) => ({
      path: filePath,
      severity: severity === 2 ? 'error' : 'warning',
      line,
      column,
      message: `${message} (${ruleId})`,
    })),
  )
}

const INSTALL = 'Install it, or change checks.prose in the config'
const CHECK = 'Check its configuration, or change checks.prose in the config'

function fail(message: string, hint = CHECK): Diagnostic {
  return { code: 'prose', severity: 'error', message, hint }
}

interface RetextMessage {
  readonly reason: string
  readonly line?: number
  readonly column?: number
  readonly ruleId?: string
}

/** The methods of unified's processor that `runRetext` needs. */
interface Processor {
  readonly use: (plugin: unknown) => Processor
  readonly parse: (text: string) => unknown
  readonly run: (tree: unknown, text: string, done: (error: unknown, tree: unknown, file: unknown) => void) => void
}

const retextFileSchema = z.object({
  messages: z.array(
    z.object({
      reason: z.string(),
      line: z.optional(z.nullable(z.number())),
      column: z.optional(z.nullable(z.number())),
      ruleId: z.optional(z.nullable(z.string())),
    }),
  ),
})

async function runRetext(
  texts: readonly MarkdownText[],
  siteDir: string,
  names: readonly string[],
): Promise<readonly Diagnostic[]> {
  const require = createRequire(join(siteDir, 'package.json'))
  const load = async (name: string): Promise<Readonly<Record<string, unknown>>> =>
    import(pathToFileURL(require.resolve(name)).href)
  try {
    const { unified } = await load('unified')
    const plugins = await Promise.all(['retext-english', ...names].map(async (name) => (await load(name))['default']))
    if (typeof unified !== 'function') return [fail('the package unified does not export unified')]
    const processor = plugins.reduce<Processor>((each, plugin) => each.use(plugin), unified())
    const english = texts.filter(({ locale }) => /^en\b/i.test(locale))
    const found = await Promise.all(
      english.map(async ({ file, text, bodyLine }) =>
        (await readMessages(processor, maskProse(text, bodyLine))).map(
          ({ reason, line = 1, column = 1, ruleId }): Diagnostic => ({
            code: 'prose',
            severity: 'warning',
            file,
            line,
            column,
            message: `${reason}${ruleId === undefined ? '' : ` (${ruleId})`}`,
          }),
        ),
      ),
    )
    return found.flat()
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND'
    return [fail(`retext cannot run: ${readReason(error)}`, isMissing ? INSTALL : CHECK)]
  }
}

function readMessages(processor: Processor, text: string): Promise<readonly RetextMessage[]> {
  return new Promise((resolve, reject) => {
    processor.run(processor.parse(text), text, (error, _tree, file) => {
      if (error) return reject(error)
      const { data } = retextFileSchema.safeParse(file)
      resolve(
        (data?.messages ?? []).map(({ reason, line, column, ruleId }) => ({
          reason,
          line: line ?? 1,
          column: column ?? 1,
          ...(typeof ruleId === 'string' && { ruleId }),
        })),
      )
    })
  })
}
