import { join, posix } from 'node:path'
import type { Outcome } from '@docgen/renderer/contract'
import { hashBytes, hashValue } from '../cache/hash.js'
import type { PluginInputs } from '../config/plugin.js'
import { readRegularFile } from '../config/read-regular-file.js'
import { describeFileError } from '../read/files/describe-file-error.js'
import type { FileMemo } from '../read/files/file-memo.js'
import { listFiles } from '../read/files/list-files.js'
import { compileGlobs } from '../read/sort-doc-files.js'
import type { PluginReport } from './plugin-report.js'

/** Current values of a plugin's declared inputs. */
export interface ReadInputs {
  /** Path relative to the site's folder → text, in code-unit order. */
  readonly files: ReadonlyMap<string, string>
  readonly env: Readonly<Record<string, string>>
  /** Hash of all inputs, values included. */
  readonly key: string
}

/** The declared inputs of a plugin, and where to read them. */
export interface InputsRequest {
  readonly siteDir: string
  readonly inputs: PluginInputs
  readonly env: Readonly<Record<string, string | undefined>>
  readonly memo: FileMemo
  readonly report: PluginReport
}

/** Reads a plugin's declared inputs. A named file that cannot be read is an error; a pattern may match nothing. */
export function readInputs({ siteDir, inputs, env, memo, report }: InputsRequest): Outcome<ReadInputs> {
  const { value: paths, diagnostics: inputDiagnostics } = listInputs(inputs.files ?? [], siteDir, memo)
  const diagnostics = [...inputDiagnostics]
  const files = new Map<string, string>()
  const hashes: string[] = []
  for (const path of paths) {
    const read = memo.recall('plugin input', path, () => readInput(siteDir, path))
    if ('reason' in read) diagnostics.push(report({ message: `its input ${path} ${read.reason}` }))
    else {
      files.set(path, read.text)
      hashes.push(path, read.hash)
    }
  }
  const names = [...new Set(inputs.env)].sort()
  const variables = names.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]] as const]))
  const key = hashValue([hashes, variables, inputs.values ?? null])
  return { value: { files, env: Object.fromEntries(variables), key }, diagnostics }
}

function listInputs(patterns: readonly string[], siteDir: string, memo: FileMemo): Outcome<readonly string[]> {
  const listed = patterns.map((pattern): Outcome<readonly string[]> => {
    const path = posix.normalize(pattern)
    if (!isPattern(path)) return { value: [path], diagnostics: [] }
    const folder = folderOfPattern(path)
    const all = memo.recall('list plugin', folder, () => listFiles({ siteDir, folder, includesDotFiles: false }))
    return { value: all.value.filter(compileGlobs([path])), diagnostics: all.diagnostics }
  })
  return {
    value: [...new Set(listed.flatMap(({ value }) => value))].sort(),
    diagnostics: listed.flatMap(({ diagnostics }) => diagnostics),
  }
}

function readInput(siteDir: string, path: string): { text: string; hash: string } | { reason: string } {
  try {
    const bytes = readRegularFile(join(siteDir, path))
    return { text: bytes.toString('utf8').replace(/^\ufeff/, ''), hash: hashBytes(bytes) }
  } catch (error) {
    return { reason: describeFileError(error) }
  }
}

const WILDCARD = /[*?[{]|[@+!]\(/

/** The folders and files to watch for a plugin's declared paths, relative to the site's folder. */
export function listInputRoots({ files = [] }: PluginInputs = {}): readonly string[] {
  return files.map((path) => (isPattern(path) ? folderOfPattern(path) : posix.normalize(path)))
}

/** Whether a declared path is a pattern rather than the name of one file. */
function isPattern(path: string): boolean {
  return WILDCARD.test(path)
}

/** The longest folder of a pattern without wildcards: `data/*.json` → `data`. */
function folderOfPattern(pattern: string): string {
  const steps = posix.normalize(pattern).split('/')
  return steps.slice(0, steps.findIndex(isPattern)).join('/')
}
