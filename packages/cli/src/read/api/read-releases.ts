import type { Diagnostic, Outcome } from '@docgen/renderer/contract'
import { type ApiRelease, checkVersion, type JsonObject, loadComparison } from '@docgen/renderer/openapi'
import { BUILD_ID } from '../../cache/build-id.js'
import { hashBytes, hashValue } from '../../cache/hash.js'
import { NO_MEMO } from '../../cache/memo.js'
import { runGit } from '../git/run-git.js'
import { siteRelative } from './api-file.js'
import { bundleApi } from './bundle-api.js'
import type { ApiSurroundings, FileRead } from './bundling.js'

/** An API and the earlier versions for its changelog. */
export interface ReleasesRequest {
  readonly siteDir: string
  /** Main file of the description. */
  readonly path: string
  /** The current description. */
  readonly document: JsonObject
  /** Git references, or paths that begin with `./` or `../`; oldest first. */
  readonly since: readonly string[]
  readonly around: ApiSurroundings
}

/** Lists the changes from version to version of an API, newest first. Skips unreadable versions, with diagnostics. */
export async function readReleases(request: ReleasesRequest): Promise<Outcome<readonly ApiRelease[]>> {
  const outcomes = await Promise.all(request.since.map((since) => readEarlier(since, request)))
  const documents = [...outcomes.flatMap(({ value }) => (value ? [value] : [])), request.document]
  return {
    value: await compareOnce(documents, request),
    diagnostics: outcomes.flatMap(({ diagnostics }) => diagnostics),
  }
}

/** Compares the versions, or returns the cached result: comparing two versions of a large API takes ten seconds. */
async function compareOnce(
  documents: readonly JsonObject[],
  { path, around: { memo = NO_MEMO } }: ReleasesRequest,
): Promise<readonly ApiRelease[]> {
  const name = `api-releases:${path}`
  const key = [BUILD_ID, documents.map((document) => hashValue(document))]
  const saved = memo.load<readonly ApiRelease[]>(name, key)
  if (saved) return saved
  const { listReleases } = await loadComparison()
  const releases = listReleases(documents)
  memo.save(name, key, releases)
  return releases
}

async function readEarlier(
  since: string,
  { siteDir, path, around }: ReleasesRequest,
): Promise<Outcome<JsonObject | undefined>> {
  const isFile = /^\.{1,2}\//.test(since)
  const { value, diagnostics } = isFile
    ? await bundleApi(siteDir, siteRelative(since), around)
    : await bundleApi(siteDir, path, { ...around, readFile: (file) => readAt(since, file, siteDir) })
  const [problem] = value ? checkVersion(value.document) : diagnostics
  if (value && !problem) return { value: value.document, diagnostics: [] }
  const diagnostic: Diagnostic = {
    code: 'api-no-earlier-version',
    severity: 'error',
    file: path,
    message: `changelog.since: ${isFile ? since : `${path} at ${since}`} ${problem?.message ?? 'cannot be read'}`,
    hint: isFile
      ? 'Correct the path, which is relative to the folder of the config'
      : 'Write a tag or commit that contains it, or fetch the whole history, as with `fetch-depth: 0` in GitHub Actions',
  }
  return { value: undefined, diagnostics: [diagnostic] }
}

async function readAt(reference: string, file: string, siteDir: string): Promise<FileRead> {
  const { status, output, problem } = await runGit(siteDir, ['cat-file', 'blob', `${reference}:./${file}`])
  if (status === 0)
    return { text: output.replace(/^\uFEFF/, ''), hash: hashBytes(Buffer.from(output)), diagnostics: [] }
  const reason = problem.trim().split('\n')[0] ?? ''
  const message = `cannot be read by Git: ${reason.replace(/^fatal: /, '')}`
  return { diagnostics: [{ code: 'unreadable-file', severity: 'error', file, message }] }
}
