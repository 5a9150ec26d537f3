import { join } from 'node:path'
import { type Diagnostic, type Outcome, readReason } from '@docgen/renderer/contract'
import { BUILD_ID } from '../../cache/build-id.js'
import { hashBytes } from '../../cache/hash.js'
import type { Memo } from '../../cache/memo.js'
import type { Config } from '../../config/config.js'
import type { LocateInConfig } from '../../config/locate-in-config.js'
import { findManifest } from '../../config/module/hash-inputs.js'
import { describeMissingPackage, packageOf } from '../../config/plugins/package-loader.js'
import { readRegularFile } from '../../config/read-regular-file.js'
import type { Artifact } from '../../emit/artifact.js'
import type { StyleSource } from '../../emit/bundle-styles.js'
import { createImportResolver } from '../styles/create-import-resolver.js'
import { type BuiltFont, buildFont, writeFontStyles } from './build-font.js'
import type { FontRole } from './fallback-faces.js'
import { readFontFaces } from './font-face.js'
import { loadSubsetFont } from './subset-font.js'

/** The web fonts of a site. */
export interface SiteFonts {
  readonly styles: readonly StyleSource[]
  readonly files: readonly Artifact[]
  /** Language → URL of the font file that its pages load first. */
  readonly preloads: Readonly<Record<string, string>>
}

/** Inputs of the fonts. */
export interface FontsRequest {
  readonly siteDir: string
  readonly config: Config
  readonly locateInConfig: LocateInConfig
  readonly memo: Memo
}

/** Builds the fonts of the config from installed packages. A font that can’t be read is an error. */
export async function prepareFonts(request: FontsRequest): Promise<Outcome<SiteFonts>> {
  const { config, locateInConfig } = request
  const { baseUrl } = config
  const languages = config.i18n.locales.map((locale) => languageOf(locale, config))
  const diagnostics: Diagnostic[] = []
  const fonts: { readonly role: FontRole; readonly font: BuiltFont }[] = []
  for (const role of ['text', 'code'] as const) {
    const specifier = config.theme.fonts[role]
    if (specifier === undefined) continue
    const outcome = await recallFont({ ...request, role, specifier, languages })
    if ('family' in outcome) fonts.push({ role, font: outcome })
    else
      diagnostics.push({
        code: 'invalid-theme',
        severity: 'error',
        ...locateInConfig(['theme', 'fonts', role]),
        ...outcome,
      })
  }
  const first = fonts.find(({ role }) => role === 'text')?.font.first ?? {}
  return {
    diagnostics,
    value: {
      styles: fonts.map(({ role, font }) => ({ file: `${role}-font.css`, css: writeFontStyles(font, role, baseUrl) })),
      files: fonts.flatMap(({ font }) =>
        font.faces.map(({ file, base64 }) => ({ file, bytes: Buffer.from(base64, 'base64') })),
      ),
      preloads: Object.fromEntries(Object.entries(first).map(([language, file]) => [language, baseUrl + file])),
    },
  }
}

/** Returns the language of a locale's pages, as the HTML declares it. */
export function languageOf(locale: string, { i18n }: Pick<Config, 'i18n'>): string {
  return i18n.localeConfigs[locale]?.htmlLang ?? locale
}

interface FontRequest extends FontsRequest {
  readonly role: FontRole
  readonly specifier: string
  readonly languages: readonly string[]
}

type Failure = Pick<Diagnostic, 'message' | 'hint'>

/** Builds a font. Caches a font from a package by the package's version; builds a font of the site each time. */
async function recallFont(request: FontRequest): Promise<BuiltFont | Failure> {
  const { siteDir, role, specifier, languages, memo } = request
  const cutter = loadSubsetFont(siteDir)
  const manifest = /^[./]/.test(specifier) ? undefined : findManifest(siteDir, packageOf(specifier))
  const version = manifest && hashBytes(readRegularFile(join(siteDir, manifest)))
  const key = [BUILD_ID, specifier, languages, version, cutter?.version ?? '']
  const saved = version === undefined ? undefined : memo.load<BuiltFont>(`font:${role}`, key)
  if (saved) return saved
  const path = await createImportResolver(siteDir)(specifier, join(siteDir, 'site.config.ts'))
  // An installed package without a style sheet has no font.
  if (path === undefined) return manifest === undefined ? describeMissing(specifier, siteDir) : describeEmpty(specifier)
  try {
    const faces = await readFontFaces(siteDir, path)
    const font = await buildFont({ role, faces, languages, subset: cutter?.subset })
    if (!font) return describeEmpty(specifier)
    if (version !== undefined) memo.save(`font:${role}`, key, font)
    return font
  } catch (error) {
    return { message: `the font ${specifier} could not be read: ${readReason(error).split('\n', 1)[0]}` }
  }
}

function describeMissing(specifier: string, siteDir: string): Failure {
  if (/^[./]/.test(specifier)) {
    return { message: `the style sheet ${specifier} does not exist`, hint: 'Write its path relative to the config' }
  }
  return describeMissingPackage(specifier, siteDir)
}

function describeEmpty(specifier: string): Failure {
  return {
    message: `${specifier} has no @font-face rule with a WOFF2 file`,
    hint: 'Name a font package, such as @fontsource-variable/inter, or a style sheet with such rules',
  }
}
