import { existsSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { type Diagnostic, didYouMean, nearestWord } from '@docgen/renderer/contract'
import * as z from 'zod/mini'
import { createFolder } from '../../cache/create-folder.js'
import { hashValue } from '../../cache/hash.js'
import type { Config } from '../../config/config.js'
import { readJsonFile } from '../../config/files/read-json-file.js'
import { positionAt } from '../../config/source/position-at.js'
import { removeFolder } from '../../session/output/remove-folder.js'
import type { Trial } from '../../session/trial.js'
import type { GateInput, GateResult } from '../gate.js'
import { runByHost } from '../links/run-by-host.js'
import { findJsonError, findYamlError } from './check-data.js'
import { type CodeBlock, collectCode, nameLanguage } from './collect-code.js'
import { findInOutput, PLACEHOLDERS, runCommand, takesMany } from './run-command.js'

const BUILT_IN = { json: findJsonError, yaml: findYamlError } as const

const NO_BLOCKS =
  'no code blocks to check: the site has no JSON or YAML, and checks.code.commands has no command for its other languages'

/** Runs the commands of the config on blocks of code. JSON and YAML without a command are parsed. */
export async function checkCodeGate({ trial }: GateInput): Promise<GateResult> {
  const { siteDir, config } = trial
  const commands = readCommands(config.checks.code.commands)
  const all = collectCode(trial).filter(({ language }) => commands.has(language) || Object.hasOwn(BUILT_IN, language))
  if (all.length === 0) return { diagnostics: [], skipped: NO_BLOCKS }
  const blocks = all.filter(({ skipReason }) => !skipReason)
  const cachePath = join(siteDir, '.docgen', 'code.json')
  const passedBefore = readPassed(cachePath)
  const workDir = join(siteDir, '.docgen', `code-${process.pid}`)
  const misused = findUnknownPlaceholders(commands, trial)
  const diagnostics: Diagnostic[] = blocks.filter(({ skipReason }) => skipReason === '').map(reportMissingReason)
  diagnostics.push(...misused.values())
  const passed: string[] = []
  try {
    for (const language of new Set(blocks.map((block) => block.language))) {
      const sameLanguage = blocks.filter((block) => block.language === language)
      const command = commands.get(language)
      if (!command) diagnostics.push(...sameLanguage.flatMap((block) => checkData(block, language)))
      else if (!misused.has(language)) {
        const position = trial.locateInConfig(['checks', 'code', 'commands', command.name])
        const run = { words: command.words, workDir, siteDir, position }
        const result = await runOnChanged(sameLanguage, run, passedBefore)
        diagnostics.push(...result.diagnostics)
        passed.push(...result.passed)
      }
    }
  } finally {
    removeFolder(workDir)
  }
  writePassed(cachePath, passed)
  // A command that fails now can pass later, for example once its program is installed.
  const isVolatile = commands.size > 0 && diagnostics.length > 0
  return { diagnostics, details: { blocks: all.length, excused: all.length - blocks.length }, isVolatile }
}

/** A command of the config. */
interface Command {
  /** Language as written in the config. */
  readonly name: string
  readonly words: readonly string[]
}

/** Maps the names of languages, as code blocks have them, to their commands. */
function readCommands(commands: Config['checks']['code']['commands']): ReadonlyMap<string, Command> {
  return new Map(
    Object.entries(commands).map(([name, command]) => {
      const words = typeof command === 'string' ? command.split(/\s+/).filter(Boolean) : command
      return [nameLanguage(name), { name, words }] as const
    }),
  )
}

/**
 * Runs a command on the blocks that did not pass it in an earlier run. Returns the errors, and the hashes of all blocks
 * that pass.
 */
async function runOnChanged(
  blocks: readonly CodeBlock[],
  run: CommandRun,
  passedBefore: ReadonlySet<string>,
): Promise<{ readonly diagnostics: readonly Diagnostic[]; readonly passed: readonly string[] }> {
  const hashOf = ({ code }: CodeBlock): string => hashValue([run.words, code])
  const changed = blocks.filter((block) => !passedBefore.has(hashOf(block)))
  const failures = await runOn(changed, run)
  const failed = new Set(failures.map(({ block }) => block))
  return {
    diagnostics: failures.map(({ diagnostic }) => diagnostic),
    passed: blocks.filter((block) => !failed.has(block)).map(hashOf),
  }
}

/** Reports commands with a placeholder that docgen does not replace: language → diagnostic. */
function findUnknownPlaceholders(
  commands: ReadonlyMap<string, Command>,
  { locateInConfig }: Trial,
): ReadonlyMap<string, Diagnostic> {
  const found = new Map<string, Diagnostic>()
  for (const [language, { name, words }] of commands) {
    const unknown = words.find((word) => /^\{\w+\}$/.test(word) && !PLACEHOLDERS.includes(word))
    if (unknown === undefined) continue
    found.set(language, {
      code: 'invalid-config',
      severity: 'error',
      ...locateInConfig(['checks', 'code', 'commands', name]),
      message: `the command for ${name} has the unknown placeholder ${unknown}`,
      hint: didYouMean(nearestWord(unknown, PLACEHOLDERS) ?? PLACEHOLDERS.join(' or ')),
    })
  }
  return found
}

function reportMissingReason({ file, line, indent }: CodeBlock): Diagnostic {
  const message = 'no-check needs a reason'
  return {
    code: 'suppression',
    severity: 'warning',
    file,
    line,
    column: indent + 1,
    message,
    hint: 'Write no-check="the reason"',
  }
}

function checkData(block: CodeBlock, language: string): readonly Diagnostic[] {
  const error = language === 'json' ? findJsonError(block.code) : findYamlError(block.code)
  if (!error) return []
  const { line, column } = positionAt(block.code, error.offset, error.offset + 1)
  return [describeError(block, { line, column, message: `${language.toUpperCase()}: ${error.reason}` })]
}

function describeError(
  { file, line, indent, code }: CodeBlock,
  at: { readonly line: number; readonly column: number; readonly message: string },
): Diagnostic {
  return {
    code: 'broken-code',
    severity: 'error',
    file,
    // An error at the end of the input can be after the last line.
    line: line + Math.min(at.line, code.split('\n').length),
    column: indent + at.column,
    message: at.message.slice(0, MAX_MESSAGE),
    hint: 'Fix the code, or add no-check="reason" to the block',
  }
}

const MAX_MESSAGE = 300

/** How to run a command of the config. */
interface CommandRun {
  /** The command. */
  readonly words: readonly string[]
  readonly workDir: string
  readonly siteDir: string
  /** Position of the command in the config. */
  readonly position: Pick<Diagnostic, 'file' | 'line' | 'column' | 'length'>
}

interface Failure {
  readonly block: CodeBlock
  readonly diagnostic: Diagnostic
}

const EXTENSIONS: Readonly<Record<string, string>> = { jsx: 'jsx', csharp: 'cs', ruby: 'rb', rust: 'rs', kotlin: 'kt' }

/**
 * Writes the blocks to files and runs the command on them: on all at once if it has `{files}`, otherwise on each. If it
 * fails on all without naming one of the files, it also runs on each.
 */
async function runOn(
  blocks: readonly CodeBlock[],
  { words, workDir, siteDir, position }: CommandRun,
): Promise<readonly Failure[]> {
  if (blocks.length === 0) return []
  createFolder(workDir)
  const files = blocks.map((block, index) => {
    const isModule = block.language === 'js' && /^(?:import|export)\b/m.test(block.code)
    const extension = isModule ? 'mjs' : (EXTENSIONS[block.language] ?? block.language)
    const path = join(workDir, `${block.language}-${index}.${extension}`)
    writeFileSync(path, `${block.code}\n`)
    return { block, path }
  })
  if (takesMany(words)) {
    const whole = await runCommand(
      words,
      files.map(({ path }) => path),
      { cwd: siteDir },
    )
    if (whole.isOk) return []
    if (whole.isMissing) return files.slice(0, 1).map(({ block }) => failCommand(block, whole.problem ?? '', position))
    if (whole.problem !== undefined) return files.slice(0, 1).map(({ block }) => failBlock(block, whole.problem ?? ''))
    const named = files.flatMap(({ block, path }) => {
      const at = findInOutput(whole.output, path)
      return at ? [{ block, diagnostic: describeError(block, at) }] : []
    })
    if (named.length > 0) return named
  }
  const lanes = { hostOf: () => '', perHost: availableParallelism(), total: availableParallelism() }
  const results = await runByHost(files, lanes, async ({ block, path }) => {
    const { isOk, output, problem, isMissing } = await runCommand(words, [path], { cwd: siteDir })
    if (isOk) return undefined
    if (isMissing) return failCommand(block, problem ?? '', position)
    if (problem !== undefined) return failBlock(block, problem)
    const at = findInOutput(output, path) ?? {
      line: 1,
      column: 1,
      message: output.trim().split('\n', 1)[0] || 'the command failed and printed nothing',
    }
    return { block, diagnostic: describeError(block, at) }
  })
  const failures = results.filter((each) => each !== undefined)
  // A missing program is one problem of the config, even if many blocks need it.
  const missing = failures.filter(({ diagnostic }) => diagnostic.code === 'invalid-config')
  return missing.length > 0 ? missing.slice(0, 1) : failures
}

function failCommand(block: CodeBlock, problem: string, position: CommandRun['position']): Failure {
  const hint = 'Install it, or correct the command'
  const message = `the command for ${block.language}: ${problem}`
  return { block, diagnostic: { code: 'invalid-config', severity: 'error', ...position, message, hint } }
}

function failBlock(block: CodeBlock, problem: string): Failure {
  return { block, diagnostic: describeError(block, { line: 0, column: 1, message: `${block.language}: ${problem}` }) }
}

const passedSchema = z.object({ version: z.literal(1), passed: z.array(z.string()) })

/** Hashes of the commands and blocks that have passed; empty if the file is missing or invalid. */
function readPassed(path: string): ReadonlySet<string> {
  if (!existsSync(path)) return new Set()
  const { success, data } = passedSchema.safeParse(readJsonFile(path))
  return new Set(success ? data.passed : [])
}

function writePassed(path: string, passed: readonly string[]): void {
  try {
    createFolder(dirname(path))
    writeFileSync(path, JSON.stringify({ version: 1, passed: [...new Set(passed)].sort() }))
  } catch {
    // Without the file, the next check only runs the commands again.
    return
  }
}
