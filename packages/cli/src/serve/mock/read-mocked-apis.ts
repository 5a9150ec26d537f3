import { existsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Diagnostic } from '@docgen/renderer/contract'
import {
  checkVersion,
  isAsyncapi,
  type JsonObject,
  loadMock,
  type Mock,
  readApiDescription,
  toDiagnostic,
} from '@docgen/renderer/openapi'
import { versionKey } from '../../config/collection.js'
import { loadConfig } from '../../config/load-config.js'
import { isInside, toSitePath } from '../../config/site-path.js'
import { suggestFile } from '../../config/suggest-file.js'
import { CURRENT_VERSION } from '../../config/version-name.js'
import { isRemote, siteRelative } from '../../read/api/api-file.js'
import { bundleApi } from '../../read/api/bundle-api.js'
import { createApiLocator } from '../../read/api/locate-in-api.js'
import { locateApiDiagnostic, readApis } from '../../read/api/read-apis.js'

/** An API of the mock server. */
export interface MockedApi {
  /** Path below which its operations are, such as `/api`; empty for the only description. */
  readonly basePath: string
  readonly title: string
  readonly version: string
  /** Number of its operations. */
  readonly count: number
  readonly mock: Mock
}

/** The APIs to mock, with everything that they were read from. */
export interface MockedApis {
  readonly apis: readonly MockedApi[]
  /** The folder that paths in diagnostics are relative to. */
  readonly siteDir: string
  /** Absolute paths of the files to watch. */
  readonly inputs: readonly string[]
  /** Only errors: `docgen build` reports everything else. */
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * Reads a description, given as an absolute path or URL, or the descriptions of the site in a folder. Diagnostics name
 * files relative to the working folder if they are inside it.
 */
export async function readMockedApis(source: string): Promise<MockedApis> {
  if (isRemote(source)) return readDescription(source, process.cwd())
  if (statSync(source, { throwIfNoEntry: false })?.isDirectory()) return readSite(source)
  const folder = isInside(process.cwd(), source) ? process.cwd() : dirname(source)
  return readDescription(toSitePath(folder, source), folder)
}

async function readDescription(path: string, siteDir: string): Promise<MockedApis> {
  if (!isRemote(path) && !existsSync(join(siteDir, path)))
    return { apis: [], siteDir, inputs: [], diagnostics: [noFile(path, siteDir)] }
  const origins = isRemote(path) && URL.canParse(path) ? [new URL(path).origin] : []
  const { value: bundle, diagnostics } = await bundleApi(siteDir, path, { origins })
  const { document, files = [] } = bundle ?? {}
  const locateInApi = bundle && createApiLocator({ path, ...bundle })
  if (document && isAsyncapi(document)) return { apis: [], siteDir, inputs: [], diagnostics: [NO_REQUESTS] }
  const tooOld = document ? checkVersion(document).map(toDiagnostic) : []
  const located = tooOld.map((each) => (locateInApi ? locateApiDiagnostic(each, locateInApi) : each))
  const isUsable = document !== undefined && tooOld.length === 0
  return {
    apis: isUsable ? [await createMockedApi(document, '')] : [],
    siteDir,
    inputs: listLocal([path, ...files.map((file) => file.path)], siteDir),
    diagnostics: onlyErrors([...diagnostics.map(nameSource), ...located]),
  }
}

function noFile(path: string, siteDir: string): Diagnostic {
  const hint = suggestFile(siteDir, `./${path}`) ?? 'Name a description, or the folder that contains site.config.ts'
  return { code: 'api-unreadable', severity: 'error', message: `${path} does not exist`, hint }
}

/** Messages about a file that can't be read continue a sentence that begins with its name. */
function nameSource(diagnostic: Diagnostic): Diagnostic {
  const { code, file, line, message } = diagnostic
  if (code !== 'api-unreadable' || line !== undefined || file === undefined) return diagnostic
  const { hint: _hint, file: _file, ...rest } = diagnostic
  return { ...rest, message: `${file} ${message}` }
}

async function readSite(siteDir: string): Promise<MockedApis> {
  const { value: loaded, diagnostics } = await loadConfig(siteDir)
  if (!loaded) return { apis: [], siteDir, inputs: [], diagnostics: onlyErrors(diagnostics) }
  const { config, inputs } = loaded
  const versions = config.collections.flatMap((collection) =>
    collection.kind === 'docs'
      ? [{ name: versionKey(collection.id, CURRENT_VERSION), folder: collection.docs.path, collection }]
      : [],
  )
  const read = await readApis(siteDir, config, versions)
  const described = read.value.filter(({ document }) => !isAsyncapi(document))
  const apis = await Promise.all(described.map(({ document, routeBase }) => createMockedApi(document, routeBase)))
  const isOnlyAsync = read.value.length > 0 && described.length === 0
  const none = config.openapi.length === 0 || isOnlyAsync ? [NO_APIS] : []
  const named = config.openapi.flatMap(({ path, overlays }) => [path, ...overlays].map(siteRelative))
  return {
    apis,
    siteDir,
    inputs: listLocal(
      [...inputs, ...named, ...read.value.flatMap(({ files }) => files.map(({ path }) => path))],
      siteDir,
    ),
    diagnostics: onlyErrors([...diagnostics, ...read.diagnostics, ...none]),
  }
}

const NO_APIS: Diagnostic = {
  code: 'nothing-to-serve',
  severity: 'error',
  message: 'the config lists no OpenAPI descriptions',
  hint: 'Add one to openapi, or name a file: docgen mock openapi.yaml',
}

/** Messages have no responses that a server could mock. */
const NO_REQUESTS: Diagnostic = {
  code: 'nothing-to-serve',
  severity: 'error',
  message: 'this is a description of AsyncAPI, but docgen mocks only OpenAPI',
  hint: 'Name an OpenAPI description',
}

async function createMockedApi(document: JsonObject, basePath: string): Promise<MockedApi> {
  const createMock = await loadMock()
  const { title, version, operations } = readApiDescription(document)
  return { basePath, title, version, count: operations.length, mock: createMock(document) }
}

function onlyErrors(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return diagnostics.filter(({ severity }) => severity === 'error')
}

function listLocal(paths: readonly string[], siteDir: string): readonly string[] {
  return [...new Set(paths)].filter((path) => !isRemote(path)).map((path) => join(siteDir, path))
}
