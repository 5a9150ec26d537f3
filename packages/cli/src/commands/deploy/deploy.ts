import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Diagnostic, Outcome } from '@docgen/renderer/contract'
import { createFolder } from '../../cache/create-folder.js'
import { hashBytes } from '../../cache/hash.js'
import { isProcessRunning } from '../../cache/take-lock.js'
import { readJsonFile } from '../../config/files/read-json-file.js'
import { isRecord } from '../../config/is-record.js'
import { readRegularFile } from '../../config/read-regular-file.js'
import { isInside } from '../../config/site-path.js'
import { DeployFailure } from '../../deploy/deploy-failure.js'
import { type DeployResult, deploySite } from '../../deploy/deploy-site.js'
import { describeFiles, type FileDescriptions } from '../../deploy/describe-files.js'
import { findModeConflict } from '../../deploy/folder/find-mode-conflict.js'
import { openFolderStore } from '../../deploy/folder/folder-store.js'
import { openReleaseStore } from '../../deploy/folder/release-store.js'
import { type DeployTarget, parseTarget } from '../../deploy/parse-target.js'
import { readLocation } from '../../deploy/read-location.js'
import { type OutputFiles, readOutput } from '../../deploy/read-output.js'
import { openS3Store } from '../../deploy/s3/s3-store.js'
import type { Store } from '../../deploy/store.js'
import { listenForSignals } from '../../guard/interrupts.js'
import { endProcess } from '../../guard/reject-exits.js'
import { fromStart } from '../../guard/working-folder.js'
import type { Terminal } from '../../terminal/create-terminal.js'
import { formatDeployment } from '../../terminal/format-deployment.js'
import { printDiagnostics } from '../../terminal/print-diagnostics.js'
import { EXIT } from '../exit-codes.js'
import { findMissingFolder } from '../find-missing-folder.js'
import { findOutputFolder } from '../find-output-folder.js'
import { openTerminal } from '../open-terminal.js'
import type { DeployOptions } from './deploy-command.js'

const DAY_MS = 24 * 60 * 60 * 1000
/** How long a deployment may take to release its lock after Ctrl-C, in milliseconds. */
const END_MS = 3000

/** `docgen deploy`: uploads the built site to a bucket or a folder, and returns the exit code. */
export async function runDeploy(given: string, dir: string, options: DeployOptions): Promise<number> {
  const terminal = openTerminal(options)
  const siteDir = fromStart(dir)
  const interrupt = new AbortController()
  const report: Report = { target: given, isDryRun: options.dryRun === true, diagnostics: [] }
  const end = (code: number, diagnostics: readonly Diagnostic[], result?: DeployResult): number => {
    terminal.redraw('')
    printDiagnostics(diagnostics, siteDir, terminal)
    if (options.json) terminal.write(writeReport({ ...report, diagnostics }, result))
    return code
  }
  const { value: opened, diagnostics: problems } = openTarget(given, dir, options, interrupt.signal)
  if (!opened) return end(EXIT.usage, problems)
  const outDir = findOutputFolder(siteDir, options.out)
  const stop = watchInterrupts(interrupt, terminal)
  try {
    terminal.redraw('Reading the built site …')
    const { value: output, diagnostics } = await readOutput(outDir, interrupt.signal)
    if (!output) return end(EXIT.problems, diagnostics)
    const described = describeOutput(output, outDir, opened.target)
    const warnings = [...reportUnsupported(described, opened.store.name)]
    const result = await deploySite({
      ...described,
      store: opened.store,
      outDir,
      output,
      isDryRun: options.dryRun === true,
      isForced: options.force === true,
      graceMs: options.keep * DAY_MS,
      parallel: options.parallel,
      signal: interrupt.signal,
      now: Date.now,
      onProgress: (done, total) => terminal.redraw(`Uploading ${done}/${total} files …`),
      onUnconditional: () => warnings.push(describeUnconditional(opened.store.name)),
    })
    const code = end(EXIT.success, warnings, result)
    const view = { target: opened.store.name, isDryRun: report.isDryRun, keptDays: options.keep }
    if (!options.json) for (const line of formatDeployment(result, view)) terminal.print(line)
    return code
  } catch (error) {
    if (interrupt.signal.aborted) {
      terminal.redraw('')
      terminal.printError('Interrupted. Deploy again to continue.')
      return EXIT.interrupted
    }
    if (error instanceof DeployFailure) return end(EXIT.problems, [error.diagnostic])
    throw error
  } finally {
    stop()
    opened.close()
  }
}

interface OpenedTarget {
  readonly target: DeployTarget
  readonly store: Store
  readonly close: () => void
}

/** Opens the target, or reports why it can't be one. */
function openTarget(
  given: string,
  dir: string,
  options: DeployOptions,
  signal: AbortSignal,
): Outcome<OpenedTarget | undefined> {
  if (/^s3:/i.test(dir))
    return reject(
      'invalid-target',
      'the target comes before the folder of the site',
      `Write docgen deploy ${dir} ${given}`,
    )
  const siteDir = fromStart(dir)
  const missing = findMissingFolder(siteDir)
  if (missing) return { value: undefined, diagnostics: [missing] }
  const { value: target, diagnostics } = parseTarget(given)
  if (!target) return { value: undefined, diagnostics }
  if (target.kind === 'folder') return openFolder(fromStart(target.path), { given, siteDir, options, signal })
  if (options.atomic === true)
    return reject(
      'invalid-target',
      `--atomic is for folders, but "${given}" is a bucket, which has no symbolic links`,
      'Remove --atomic, or deploy to a new folder of the bucket each time, and then change the origin path of the CDN',
    )
  const location = readLocation(target.bucket, options, process.env)
  if (!location.value) return { value: undefined, diagnostics: location.diagnostics }
  const memory = rememberLeases(siteDir, given)
  const name = `s3://${target.bucket}${target.prefix === '' ? '' : `/${target.prefix.slice(0, -1)}`}`
  const store = openS3Store({
    ...location.value,
    ...memory,
    prefix: target.prefix,
    name,
    parallel: options.parallel,
    signal,
  })
  return { value: { target, store, close: store.close }, diagnostics: [] }
}

interface FolderRequest {
  readonly given: string
  readonly siteDir: string
  readonly options: DeployOptions
  readonly signal: AbortSignal
}

function openFolder(
  folder: string,
  { given, siteDir, options, signal }: FolderRequest,
): Outcome<OpenedTarget | undefined> {
  const { out, endpoint, region, atomic, keep } = options
  if (endpoint !== undefined || region !== undefined)
    return reject(
      'invalid-target',
      `"${given}" is a folder, but ${endpoint === undefined ? '--region' : '--endpoint'} is for buckets`,
      `Write s3://${given.replace(/^[./\\]+/, '')}, or remove the option`,
    )
  const outDir = findOutputFolder(siteDir, out)
  if (isInside(folder, siteDir))
    return reject('invalid-target', `${folder} contains the site itself`, 'Choose another folder')
  if (isInside(folder, outDir) || isInside(outDir, folder))
    return reject(
      'invalid-target',
      folder === outDir
        ? `${folder} is the output folder`
        : `${folder} and the output folder ${outDir} contain one another`,
      'Choose another folder',
    )
  const conflict = findModeConflict(folder, atomic === true)
  if (conflict) return { value: undefined, diagnostics: [conflict] }
  const store = atomic
    ? openReleaseStore(folder, { signal, graceMs: keep * DAY_MS, now: Date.now })
    : openFolderStore(folder)
  return { value: { target: { kind: 'folder', path: folder }, store, close: () => {} }, diagnostics: [] }
}

function reject(code: Diagnostic['code'], message: string, hint: string): Outcome<undefined> {
  return { value: undefined, diagnostics: [{ code, severity: 'error', message, hint }] }
}

/** What a bucket sends with the files; a folder has neither settings nor files for redirects. */
function describeOutput(output: OutputFiles, outDir: string, { kind }: DeployTarget): FileDescriptions {
  if (kind === 'folder') return { settings: new Map(), redirects: new Map(), unsupported: [] }
  const read = (file: string): string => (output.files.has(file) ? readRegularFile(join(outDir, file)).toString() : '')
  return describeFiles(output, { headers: read('_headers'), redirects: read('_redirects') })
}

function reportUnsupported({ unsupported }: FileDescriptions, target: string): readonly Diagnostic[] {
  const [first] = unsupported
  if (!first) return []
  const others = unsupported.length === 1 ? 'the redirect' : `${unsupported.length} redirects, such as`
  return [
    {
      code: 'redirects-not-served',
      severity: 'warning',
      message: `${target} can't apply ${others} from ${first.from} to ${first.to}`,
      hint: 'Buckets redirect single paths below the base URL only. Set up the others in the CDN',
    },
  ]
}

function describeUnconditional(target: string): Diagnostic {
  return {
    code: 'unconditional-writes',
    severity: 'warning',
    message: `the service of ${target} ignores If-None-Match, so docgen does not notice deployments that run at the same time`,
    hint: 'Let your CI run one deployment at a time',
  }
}

/** Ends the deployment on Ctrl-C; ends the process on the second, or if the deployment takes too long to end. */
function watchInterrupts(interrupt: AbortController, terminal: Terminal): () => void {
  return listenForSignals(['SIGINT', 'SIGTERM'], () => {
    const endNow = (): void => {
      terminal.redraw('')
      terminal.printError('Interrupted. Deploy again to continue.')
      endProcess(EXIT.interrupted)
    }
    if (interrupt.signal.aborted) endNow()
    interrupt.abort()
    setTimeout(endNow, END_MS).unref()
  })
}

/** Recognizes locks of earlier deployments of this site on this machine, which may have been killed. */
function rememberLeases(
  siteDir: string,
  target: string,
): { readonly isAbandoned: (id: string) => boolean; readonly onLease: (id: string) => void } {
  const file = join(siteDir, '.docgen', `deploy-${hashBytes(target).slice(0, 8)}.json`)
  return {
    isAbandoned: (id) => {
      const own = readJsonFile(file)
      return isRecord(own) && own['id'] === id && typeof own['pid'] === 'number' && !isProcessRunning(own['pid'])
    },
    onLease: (id) => {
      try {
        createFolder(dirname(file))
        writeFileSync(file, JSON.stringify({ id, pid: process.pid }))
      } catch {
        // Without the file, the next deployment waits until the lock expires.
      }
    },
  }
}

interface Report {
  readonly target: string
  readonly isDryRun: boolean
  readonly diagnostics: readonly Diagnostic[]
}

function writeReport({ target, isDryRun, diagnostics }: Report, result: DeployResult | undefined): string {
  const { added, ...counts } = result ?? {}
  return `${JSON.stringify({ version: 1, target, isDryRun, ok: result !== undefined, ...counts, diagnostics }, null, 2)}\n`
}
