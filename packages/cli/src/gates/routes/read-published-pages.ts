import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Diagnostic, type Outcome, readReason } from '@docgen/renderer/contract'
import * as z from 'zod/mini'
import { parseJson } from '../../config/files/read-json-file.js'
import { readRegularFile } from '../../config/read-regular-file.js'
import { MANIFEST_FILE } from '../../emit/create-manifest.js'
import type { PackedAnchors } from '../../graph/links/pack-anchors.js'
import { joinRoute } from '../../graph/routes/resolve-slug.js'
import { fromStart } from '../../guard/working-folder.js'
import { fetchRemoteFile, isMissing } from '../../read/api/fetch-remote-file.js'
import { decodePath } from '../../read/files/decode-path.js'

/** Manifests of large sites have several megabytes. */
const LIMITS = { timeoutMs: 20_000, maxBytes: 256 * 1024 * 1024 }

const manifestSchema = z.object({
  version: z.literal(1),
  baseUrl: z.optional(z.string()),
  files: z.record(
    z.string(),
    z.object({
      route: z.optional(z.string()),
      source: z.optional(z.string()),
      anchors: z.optional(z.string()),
      size: z.optional(z.number()),
    }),
  ),
  redirects: z.optional(z.record(z.string(), z.string())),
})

/** A page of a deployed site, or a redirect. */
export interface PublishedPage {
  readonly route: string
  /** Path of the source of the page, or of a redirect's target, when it was deployed; relative to the site's folder. */
  readonly source?: string
  /** Its ids; absent on a redirect, and in manifests of older versions. */
  readonly anchors?: PackedAnchors
  /** Size of its file in bytes; absent on a redirect. */
  readonly size?: number
  /** Where a redirect points to. */
  readonly to?: string
}

/** The pages of a deployed site, or why they could not be read this time. */
export interface PublishedOutcome extends Outcome<readonly PublishedPage[] | undefined> {
  readonly undecided?: string
}

/** Reads the pages from a manifest: from its path, from an output folder, or from the URL of a deployed site. */
export async function readPublishedPages(against: string): Promise<PublishedOutcome> {
  const text = isUrl(against) ? await fetchManifest(against) : readManifestFile(against)
  if (typeof text !== 'string') return text
  const { success, data } = manifestSchema.safeParse(parseJson(text))
  if (!success) return refuse(`${against} has no manifest of docgen`)
  const pages = Object.values(data.files).flatMap(({ route, source, anchors, size }): readonly PublishedPage[] =>
    route === undefined
      ? []
      : [
          {
            route,
            ...(source !== undefined && { source }),
            ...(anchors !== undefined && { anchors: anchors as PackedAnchors }),
            ...(size !== undefined && { size }),
          },
        ],
  )
  return { value: [...pages, ...listPublishedRedirects(data, pages)], diagnostics: [] }
}

function listPublishedRedirects(
  { baseUrl = '/', redirects = {} }: z.infer<typeof manifestSchema>,
  pages: readonly PublishedPage[],
): readonly PublishedPage[] {
  const sources = new Map(pages.map(({ route, source }) => [route, source]))
  return Object.entries(redirects).flatMap(([route, to]) => {
    // If a page and a redirect claim the same URL, hosts serve the page.
    if (sources.has(route)) return []
    const target = to.startsWith(baseUrl)
      ? joinRoute(decodePath(to.slice(baseUrl.length - 1).replace(/[?#].*/s, '')))
      : ''
    const source = sources.get(target)
    return [{ route, to, ...(source !== undefined && { source }) }]
  })
}

/** The name of a host, maybe with a path: a URL without its scheme. */
const HOST = /^(?:[a-z\d-]+\.)+[a-z]{2,}(?:\/|$)/i

/** Reports a path without a manifest; undefined if there is one, and for a URL, which only a request can check. */
export function findMissingManifest(against: string): Diagnostic | undefined {
  if (isUrl(against)) return undefined
  const path = fromStart(against)
  const refusal = existsSync(path)
    ? existsSync(manifestIn(path)) || refuse(`${against} has no ${MANIFEST_FILE}`)
    : refuse(`${against} does not exist`, HOST.test(against) ? `Write https://${against}` : undefined)
  return refusal === true ? undefined : refusal.diagnostics[0]
}

function isUrl(against: string): boolean {
  return /^https?:\/\//.test(against)
}

/** Returns the path of a manifest: the manifest in a folder, or the path itself if it is not a folder. */
function manifestIn(path: string): string {
  return statSync(path).isDirectory() ? join(path, MANIFEST_FILE) : path
}

function readManifestFile(against: string): string | PublishedOutcome {
  const missing = findMissingManifest(against)
  if (missing) return { value: undefined, diagnostics: [missing] }
  const path = fromStart(against)
  try {
    return readRegularFile(manifestIn(path)).toString()
  } catch (error) {
    return refuse(`could not read ${path}: ${readReason(error)}`)
  }
}

async function fetchManifest(url: string): Promise<string | PublishedOutcome> {
  const target = url.endsWith('.json') ? url : `${url.replace(/(?<!\/)\/+$/, '')}/${MANIFEST_FILE}`
  const file = await fetchRemoteFile({ url: target, followsRedirects: true, ...LIMITS })
  if (typeof file !== 'string') return file.text
  if (isMissing(file, [404, 410])) return refuse(`${target} does not exist`)
  return { value: undefined, diagnostics: [], undecided: `${target}: ${file}` }
}

function refuse(message: string, hint = `Name a site that docgen built, or its ${MANIFEST_FILE}`): PublishedOutcome {
  const diagnostic: Diagnostic = { code: 'no-manifest', severity: 'error', message, hint }
  return { value: undefined, diagnostics: [diagnostic] }
}
