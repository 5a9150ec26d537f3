import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import { type Diagnostic, didYouMean, nearestWord, type Outcome } from '@docgen/renderer/contract'
import { decodeKey, encodeKey } from '@docgen/renderer/openapi'
import { isRecord } from '../config/is-record.js'
import { readRegularFile } from '../config/read-regular-file.js'
import { replaceFile } from '../emit/replace-file.js'
import type { ApiSubject, Doc } from '../graph/doc.js'
import { siteRelative } from '../read/api/api-file.js'
import { isCurrent } from '../read/versions/version-files.js'
import type { Site } from '../session/site.js'
import { withSiteValues } from '../session/with-planned-site.js'
import { cannotCreate, failed } from './cannot-create.js'
import { writeNewFiles } from './write-new-files.js'
import { appendAction, type DescriptionAction, hasTarget, toJsonPath, writeOverlay } from './write-overlay.js'

/** A note to create. */
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
 * Creates a note on the page of an operation. The note is an action of an overlay beside the API description, which
 * replaces the description of the operation with the same text and the note. Existing actions stay as they are.
 */
export function createOperationNote(request: NoteRequest): Promise<Outcome<NewNote | undefined>> {
  const { siteDir, isDryRun, text = PLACEHOLDER } = request
  return withSiteValues({ siteDir, includesDrafts: true }, VALUES, async (values) => {
    const found = findOperation(request.operation, values)
    if ('problem' in found) return failed(found.problem)
    const { doc, api } = found
    const target = toJsonPath(api.reference ?? api.pointer ?? '')
    const original = readDescription(api, values)
    const description = original === '' ? text : `${original}\n\n${text}`
    const file = posix.join(posix.dirname(api.path), `${posix.parse(api.path).name}.notes.yaml`)
    const overlay = planOverlay(join(siteDir, file), `Notes on ${posix.basename(api.path)}`, { target, description })
    if ('problem' in overlay) return failed({ ...overlay.problem, file })
    const failure = isDryRun ? undefined : writeOverlayFile(siteDir, file, overlay)
    if (failure) return failed(failure)
    const unlisted = findUnlisted(file, api, values)
    const { isNewFile } = overlay
    return {
      value: { file, isNewFile, target, url: doc.href, description, ...(unlisted && { unlisted: unlisted.path }) },
      diagnostics: unlisted ? [unlisted.advice] : [],
    }
  })
}

interface PlannedOverlay {
  readonly isNewFile: boolean
  readonly text: string
}

interface Problem {
  readonly problem: Diagnostic
}

/** Adds an action to the overlay at an absolute path, or plans a new overlay with a title. */
function planOverlay(path: string, title: string, action: DescriptionAction): PlannedOverlay | Problem {
  if (!existsSync(path)) return { isNewFile: true, text: writeOverlay(title, action) }
  const before = readRegularFile(path).toString()
  if (hasTarget(before, action.target))
    return { problem: cannotCreate(`this file already has a note for ${action.target}`, 'Edit it there') }
  const text = appendAction(before, action)
  if (text !== undefined) return { isNewFile: false, text }
  const message = 'docgen can add a note only to an overlay in YAML whose last field is actions'
  return { problem: cannotCreate(message, 'Move actions to the end of the file') }
}

/** Returns why the file can't be written; `undefined` if it was. */
function writeOverlayFile(siteDir: string, file: string, { isNewFile, text }: PlannedOverlay): Diagnostic | undefined {
  return isNewFile ? writeNewFiles(siteDir, new Map([[file, text]]))[0] : replaceFile(siteDir, file, text)
}

interface FoundOperation {
  readonly doc: Doc
  readonly api: ApiSubject
}

/** Finds the operation that a user names, in the working tree. */
function findOperation(name: string, { ownGraph }: Values): FoundOperation | Problem {
  const docs = ownGraph.value.docs.filter(({ api, version }) => isOperation(api) && isCurrent(version))
  const [method = '', path = ''] = name.split(/\s+/, 2)
  const reference = `/${encodeKey(path)}/${method.toLowerCase()}`
  const slashed = `/${name.replace(/^\/+|(?<!\/)\/+$/g, '')}`
  const doc =
    docs.find(({ api }) => api?.operationId === name) ??
    docs.find(({ api }) => path !== '' && (api?.reference ?? api?.pointer)?.endsWith(reference)) ??
    docs.find(({ api, route, href }) => api?.slug === name || route === slashed || href === name)
  if (doc?.api) return { doc, api: doc.api }
  return { problem: cannotCreate(`the site has no API operation ${name}`, suggestOperation(name, docs)) }
}

function suggestOperation(name: string, docs: readonly Doc[]): string {
  if (docs.length === 0) return 'List an API description in openapi of the config'
  const names = docs.flatMap(({ api, route }) => [...(api?.operationId === undefined ? [] : [api.operationId]), route])
  const near = nearestWord(name, names)
  return near === undefined
    ? 'Name an operation by its operationId, by method and path as in "GET /pets", or by its URL'
    : didYouMean(near)
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

/** An overlay that the config does not list yet. */
interface UnlistedOverlay {
  /** As the config has to name it. */
  readonly path: string
  /** Where to add it. */
  readonly advice: Diagnostic
}

/** Checks whether the config lists an overlay of an API; `undefined` if it does. */
function findUnlisted(
  file: string,
  { path }: ApiSubject,
  { config, locateInConfig }: Values,
): UnlistedOverlay | undefined {
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
