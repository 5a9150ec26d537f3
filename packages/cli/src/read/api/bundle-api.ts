import { join } from 'node:path'
import { didYouMean, type Outcome } from '@docgen/renderer/contract'
import {
  convertSwagger,
  createNumberKeeper,
  EXTERNAL_FILES,
  inlineReferences,
  isAsyncapi,
  isSwagger,
  type JsonObject,
  LARGE_NUMBERS,
  roleOfFile,
} from '@docgen/renderer/openapi'
import { isRecord } from '../../config/is-record.js'
import { suggestFile } from '../../config/suggest-file.js'
import { createPathFinder } from '../files/create-path-finder.js'
import { isOfSite } from '../files/is-of-site.js'
import { readText } from '../files/read-text.js'
import { type ApiFile, isRemote, isTextFile, pointTo } from './api-file.js'
import { applyOverlay } from './apply-overlay.js'
import {
  type ApiSurroundings,
  type Bundling,
  type FileRead,
  type ReferencePosition,
  report,
  resolveReferences,
} from './bundling.js'
import { fetchRemoteFile } from './fetch-remote-file.js'
import { createApiLocator } from './locate-in-api.js'
import { parseApiFile, parseApiValue } from './parse-api-file.js'
import { rewriteReferences } from './rewrite-references.js'
import { findSchemaAnchors } from './schema-anchors.js'

const VALUE_OF_EXAMPLE = /\/examples\/[^/]+\/value$/

/** A description as one value, and the files that it consists of. */
export type BundledApi = Pick<ApiFile, 'document' | 'files' | 'origins'>

/**
 * Reads a description with the files that it references, and bundles them into one value. Reads only files of the
 * site's folder and repository, and URLs of allowed origins.
 */
export async function bundleApi(
  siteDir: string,
  root: string,
  around: ApiSurroundings = { origins: [] },
): Promise<Outcome<BundledApi | undefined>> {
  const state: Bundling = {
    siteDir,
    around,
    root,
    parts: [],
    values: new Map(),
    selves: new Map(),
    anchors: new Map(),
    named: [],
    waiting: new Map(),
    positions: new Map(),
    diagnostics: [],
    numbers: createNumberKeeper(),
    overlaid: {},
  }
  const main = await readPart(root, undefined, state)
  if (!main) return { value: undefined, diagnostics: state.diagnostics }
  for (const path of around.workflows ?? []) readWorkflows(path, state)
  for (let next = firstEntry(state.waiting); next; next = firstEntry(state.waiting)) {
    state.waiting.delete(next[0])
    await readPart(next[0], next[1], state)
  }
  const others = [...state.values].filter(([path]) => path !== root)
  const document = {
    ...(state.values.get(root) as JsonObject),
    ...(others.length > 0 && { [EXTERNAL_FILES]: Object.fromEntries(others) }),
  }
  const bundle = convert(resolveNames(document, state), state)
  const numbers = state.numbers.list()
  const kept = Object.keys(numbers).length > 0 ? { ...bundle.document, [LARGE_NUMBERS]: numbers } : bundle.document
  return { value: { ...bundle, document: kept, files: state.parts }, diagnostics: state.diagnostics }
}

/** Converts Swagger 2.0 and references that only some tools resolve, so that all other code reads only OpenAPI 3. */
function convert(bundled: JsonObject, { overlaid }: Bundling): Pick<BundledApi, 'document' | 'origins'> {
  // In AsyncAPI, references are allowed nearly everywhere.
  const { document, origins: inlined } = isAsyncapi(bundled)
    ? { document: bundled, origins: {} }
    : inlineReferences(bundled)
  const changes = [inlined, overlaid].filter((origins) => Object.keys(origins).length > 0)
  if (!isSwagger(document)) return { document, ...(changes.length > 0 && { origins: changes }) }
  const { origins, references, ...converted } = convertSwagger(document)
  return { document: resolveReferences(converted.document, references), origins: [origins, ...changes] }
}

/** Resolves references by name once all files have been read; reports unknown names. */
function resolveNames(document: JsonObject, state: Bundling): JsonObject {
  const positions = new Map<string, string>()
  for (const { path, name, pointer, reference, from } of state.named) {
    const anchor = state.anchors.get(path)?.find(`#${name}`)
    if (anchor !== undefined) positions.set(pointer, pointTo(path, encodeURI(anchor), state.root))
    else if (state.anchors.has(path)) {
      positions.set(pointer, reference)
      const message = `the reference ${JSON.stringify(reference)} points to nothing: no schema of that file has this anchor`
      const hint = 'Refer to the schema by its JSON pointer, such as `schemas.yaml#/Order`'
      report(from, { code: 'api-dangling-ref', message, hint }, state)
    }
  }
  return resolveReferences(document, positions)
}

function firstEntry<Key, Value>(map: ReadonlyMap<Key, Value>): readonly [Key, Value] | undefined {
  for (const entry of map) return entry
  return undefined
}

async function readPart(path: string, from: ReferencePosition | undefined, state: Bundling): Promise<boolean> {
  if (!isRemote(path) && !isOfSite(path, state.siteDir)) {
    const message = `${path} is outside the site's folder and repository, where docgen reads no files`
    report(from, { code: 'api-file-outside', message, hint: 'Move or copy it into the site' }, state)
    return false
  }
  const { readFile = async () => readText(join(state.siteDir, path), path) } = state.around
  const file = isRemote(path) ? await fetchText(path, state) : await readFile(path)
  if (file.text === undefined) {
    const [reason] = file.diagnostics
    const message = from ? `the file ${path} ${reason?.message ?? ''}` : (reason?.message ?? '')
    const hint = from
      ? (suggestComponent(path, from, state) ?? reason?.hint)
      : (reason?.hint ?? suggestDescription(path, state))
    report(from, { code: 'api-unreadable', message, ...(hint !== undefined && { hint }) }, state)
    return false
  }
  state.parts.push({ path, text: file.text, hash: file.hash })
  if (path !== state.root && isTextFile(path)) {
    state.diagnostics.push(...file.diagnostics)
    state.values.set(path, file.text)
    return true
  }
  if (from && VALUE_OF_EXAMPLE.test(from.pointer)) {
    const { value, diagnostics } = parseApiValue(file.text, path, state)
    state.diagnostics.push(...file.diagnostics, ...diagnostics)
    if (value !== undefined) state.values.set(path, value)
    return value !== undefined
  }
  const parsed = parseApiFile(file.text, path, state)
  state.diagnostics.push(...file.diagnostics, ...parsed.diagnostics)
  if (!parsed.value) return false
  state.values.set(path, {})
  if (path === state.root) for (const each of state.around.overlays ?? []) applyOverlayFile(each, parsed.value, state)
  // A file with one schema declares its URI in `$id`.
  const { $id: id, $self: self = id } = parsed.value
  if (typeof self === 'string' && self !== '') state.selves.set(path, self.replace(/#.*/s, ''))
  const role = path === state.root ? 'object' : roleOfFile(parsed.value)
  const anchors = findSchemaAnchors(parsed.value, file.text)
  state.anchors.set(path, anchors)
  state.values.set(path, rewriteReferences(parsed.value, { path, pointer: '', role, anchors }, state))
  return true
}

/** Applies an overlay to the main file. Reports its problems; the description is read without the affected actions. */
function applyOverlayFile(path: string, document: JsonObject, state: Bundling): void {
  const file = isOfSite(path, state.siteDir) ? readText(join(state.siteDir, path), path) : undefined
  if (file?.text === undefined) {
    const reason = file ? (file.diagnostics[0]?.message ?? '') : "is outside the site's folder and repository"
    report(undefined, { code: 'api-unreadable', message: `needs the overlay ${path}, which ${reason}` }, state)
    return
  }
  const part = { path, text: file.text, hash: file.hash }
  state.parts.push(part)
  const { value: overlay, diagnostics } = parseApiFile(file.text, path, { numbers: state.numbers, noun: 'overlay' })
  state.diagnostics.push(...file.diagnostics, ...diagnostics)
  if (!overlay) return
  const locateInApi = createApiLocator({ path, files: [part] })
  for (const { pointer, ...problem } of applyOverlay(document, { overlay, path }, state.overlaid))
    state.diagnostics.push({ ...problem, ...locateInApi(pointer) })
}

/** Reads an Arazzo document. Its workflows are part of the bundled description, so that they have positions. */
function readWorkflows(path: string, state: Bundling): void {
  const file = isOfSite(path, state.siteDir) ? readText(join(state.siteDir, path), path) : undefined
  if (file?.text === undefined) {
    const reason = file ? (file.diagnostics[0]?.message ?? '') : "is outside the site's folder and repository"
    report(undefined, { code: 'api-unreadable', message: `needs the workflows in ${path}, which ${reason}` }, state)
    return
  }
  state.parts.push({ path, text: file.text, hash: file.hash })
  const { value, diagnostics } = parseApiFile(file.text, path, { numbers: state.numbers, noun: 'Arazzo document' })
  state.diagnostics.push(...file.diagnostics, ...diagnostics)
  if (!value) return
  const anchors = findSchemaAnchors(value, file.text)
  // A document without the field is reported by the check of workflows.
  const document = Object.hasOwn(value, 'arazzo') ? value : { arazzo: null, ...value }
  state.values.set(path, rewriteReferences(document, { path, pointer: '', role: 'object', anchors }, state))
}

/** Hint for a reference without `#`, such as `Order` or `components/schemas/Order`, to a component of its file. */
function suggestComponent(path: string, { file }: ReferencePosition, { values }: Bundling): string | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1)
  const whole = values.get(file)
  const components = isRecord(whole) ? whole['components'] : undefined
  if (!isRecord(components)) return undefined
  const groups = Object.keys(components).filter((group) => {
    const named = components[group]
    return isRecord(named) && Object.hasOwn(named, name)
  })
  const group = groups.find((each) => path.includes(`${each}/`)) ?? groups[0]
  return group === undefined ? undefined : didYouMean(`#/components/${group}/${name}`)
}

/** Hint for a missing description: the same path with different letter case, or the most similar name in its folder. */
function suggestDescription(path: string, { siteDir }: Bundling): string {
  const near = createPathFinder(siteDir)(path)
  if (near !== undefined && near !== path) return didYouMean(`./${near}`, true)
  const hint = 'Correct its path in openapi, which is relative to the folder of the config'
  return suggestFile(siteDir, `./${path}`) ?? hint
}

async function fetchText(url: string, { around: { memo } }: Bundling): Promise<FileRead> {
  const file = await fetchRemoteFile({ url, ...(memo && { memo }) })
  if (typeof file !== 'string') return { ...file, diagnostics: [] }
  const hint = 'Build again when the server is available, or save the file next to the description'
  return {
    diagnostics: [{ code: 'api-unreadable', severity: 'error', message: `could not be fetched: ${file}`, hint }],
  }
}
