import { existsSync, writeFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { type Diagnostic, didYouMean, nearestWord, type Outcome } from '@docgen/renderer/contract'
import { decodeKey, encodeKey } from '@docgen/renderer/openapi'
import { isRecord } from '../config/is-record.js'
import { readRegularFile } from '../config/read-regular-file.js'
import { describeUnwritableFile } from '../emit/describe-write-error.js'
import type { ApiSubject, Doc } from '../graph/doc.js'
import { siteRelative } from '../read/api/api-file.js'
import { isCurrent } from '../read/versions/version-files.js'
import type { Site } from '../session/site.js'
import { withSiteValues } from '../session/with-planned-site.js'
import { cannotCreate } from './cannot-create.js'
import { appendAction, hasTarget, toJsonPath, writeOverlay } from './write-overlay.js'

/** A note about an operation of an API. */
export interface NoteRequest {
  /** Absolute path of the site's folder. */
  readonly siteDir: string
  /** Operation id, method and path such as `GET /pets`, or URL of the page. */
  readonly operation: string
  /** Markdown of the note; a placeholder if absent. */
  readonly text?: string | undefined
  /** Whether to write nothing. */
  readonly isDryRun: boolean
}

/** A note that was created, or would be. */
export interface NewNote {
  /** The overlay that contains it, relative to the site's folder. */
  readonly file: string
  /** Whether the overlay is new. */
  readonly isNewFile: boolean
  /** JSONPath of the operation. */
  readonly target: string
  /** URL path of the page that shows it. */
  readonly url: string
  /** Path to add to `overlays` in the config; absent if the config lists it. */
  readonly unlisted?: string
  /** The description that the overlay gives to the operation. */
  readonly description: string
}

const PLACEHOLDER = ':::note\n\nWrite the note here.\n\n:::'
const VALUES = ['config', 'apis', 'ownGraph', 'locateInConfig'] as const
type Values = Pick<Site, (typeof VALUES)[number]>

/**
 * Creates a note on the page of an operation, in an overlay beside its description: an action that replaces the
 * description of the operation by itself and the note. Existing actions stay as they are.
 */
export function createOperationNote(request: NoteRequest): Promise<Outcome<NewNote | undefined>> {
  return withSiteValues({ siteDir: request.siteDir, includesDrafts: true }, VALUES, async (values) => {
    const { doc, api, problem } = findOperation(request.operation, values)
    if (!doc || !api) return fail(problem)
    const file = posix.join(posix.dirname(api.path), `${posix.parse(api.path).name}.notes.yaml`)
    const target = toJsonPath(api.reference ?? api.pointer ?? '')
    const own = readDescription(api, values)
    const note = request.text ?? PLACEHOLDER
    const description = own === '' ? note : `${own}\n\n${note}`
    const path = join(request.siteDir, file)
    const isNewFile = !existsSync(path)
    const before = isNewFile ? '' : readRegularFile(path).toString()
    if (hasTarget(before, target))
      return fail({ ...cannotCreate(`this file already has a note for ${target}`, 'Edit it there'), file })
    const title = `Notes on ${posix.basename(api.path)}`
    const text = isNewFile
      ? writeOverlay(title, { target, description })
      : appendAction(before, { target, description })
    if (text === undefined)
      return fail({
        ...cannotCreate(
          'docgen can only append to a YAML overlay that ends with its list of actions',
          'Move actions to the end',
        ),
        file,
      })
    try {
      if (!request.isDryRun) writeFileSync(path, text, { flag: isNewFile ? 'wx' : 'w' })
    } catch (error) {
      return fail(describeUnwritableFile(error, file))
    }
    const unlisted = findUnlisted(file, api, values)
    const shared = { file, isNewFile, target, url: doc.href, description }
    return {
      value: { ...shared, ...(unlisted && { unlisted: unlisted.path }) },
      diagnostics: unlisted ? [unlisted.advice] : [],
    }
  })
}

interface FoundOperation {
  readonly doc?: Doc
  readonly api?: ApiSubject
  readonly problem: Diagnostic
}

function findOperation(name: string, { ownGraph }: Values): FoundOperation {
  const docs = ownGraph.value.docs.filter(({ api, version }) => isOperation(api) && isCurrent(version))
  const [method = '', path = ''] = name.split(/\s+/, 2)
  const reference = `/${encodeKey(path)}/${method.toLowerCase()}`
  const slashed = `/${name.replace(/^\/+|(?<!\/)\/+$/g, '')}`
  const doc =
    docs.find(({ api }) => api?.operationId === name) ??
    docs.find(({ api }) => path !== '' && (api?.reference ?? api?.pointer)?.endsWith(reference)) ??
    docs.find(({ api, route, href }) => api?.slug === name || route === slashed || href === name)
  const names = docs.flatMap(({ api, route }) => [...(api?.operationId === undefined ? [] : [api.operationId]), route])
  const near = nearestWord(name, names)
  const hint =
    docs.length === 0
      ? 'List a description in openapi of the config'
      : near === undefined
        ? 'Name an operation by its operationId, as in "GET /pets", or by its URL'
        : didYouMean(near)
  const problem = cannotCreate(`the site has no API operation ${name}`, hint)
  return { problem, ...(doc && { doc, ...(doc.api && { api: doc.api }) }) }
}

function isOperation(api: ApiSubject | undefined): boolean {
  return api?.pointer !== undefined && api.pointer !== '' && api.kind === undefined
}

/** The description of an operation; empty if there is none. */
function readDescription({ path, pointer = '' }: ApiSubject, { apis }: Values): string {
  let value: unknown = apis.find((api) => api.path === path && isCurrent(api.version))?.document
  for (const key of pointer.split('/').slice(1)) value = isRecord(value) ? value[decodeKey(key)] : undefined
  const description = isRecord(value) ? value['description'] : undefined
  return typeof description === 'string' ? description.trimEnd() : ''
}

/** The path of an overlay that the config does not list yet, and where to add it. */
function findUnlisted(
  file: string,
  { path }: ApiSubject,
  { config, locateInConfig }: Values,
): { readonly path: string; readonly advice: Diagnostic } | undefined {
  const index = config.openapi.findIndex((entry) => siteRelative(entry.path) === path)
  const overlays = config.openapi[index]?.overlays ?? []
  if (overlays.some((each) => siteRelative(each) === file)) return undefined
  const missing = `./${file}`
  const advice: Diagnostic = {
    ...cannotCreate(
      `the config does not list ${missing} yet, so no page shows the note`,
      overlays.length === 0 ? `Add overlays: ['${missing}']` : `Add '${missing}' to overlays`,
    ),
    severity: 'warning',
    ...locateInConfig(['openapi', index, overlays.length === 0 ? 'path' : 'overlays']),
  }
  return { path: missing, advice }
}

function fail(problem: Diagnostic): Outcome<undefined> {
  return { value: undefined, diagnostics: [problem] }
}
