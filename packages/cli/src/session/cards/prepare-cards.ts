import { join } from 'node:path'
import type { Diagnostic, Outcome, Theme } from '@docgen/renderer/contract'
import { BUILD_ID } from '../../cache/build-id.js'
import { hashBytes, hashValue } from '../../cache/hash.js'
import type { Config } from '../../config/config.js'
import type { LocateInConfig } from '../../config/locate-in-config.js'
import { findManifest } from '../../config/module/hash-inputs.js'
import { describeMissingPackage } from '../../config/package-loader.js'
import { readRegularFile } from '../../config/read-regular-file.js'
import type { StyleSource } from '../../emit/bundle-styles.js'
import type { StaticFile } from '../../read/site-files.js'
import { type FontFace, readFontFaces } from '../fonts/font-face.js'
import { createImportResolver } from '../styles/create-import-resolver.js'

/** How the social cards of a site look: plain data, and part of the key of each card. */
export interface CardStyle {
  /** Hash of everything that the cards have in common. */
  readonly key: string
  /** Path of the manifest of the package that draws them, relative to the site's folder. */
  readonly manifest: string
  /** CSS color. */
  readonly accent: string
  /** Path of the logo, relative to the site's folder; absent without a file that can be drawn. */
  readonly logo?: string
  /** Fonts by precedence. */
  readonly faces: readonly FontFace[]
}

/** The social cards of a site; without `style` there are none. */
export interface SiteCards {
  readonly style?: CardStyle
}

/** Inputs of the cards. */
export interface CardsRequest {
  readonly siteDir: string
  readonly config: Config
  readonly locateInConfig: LocateInConfig
  readonly theme: Pick<Theme, 'accents'>
  /** The style sheets of the site. */
  readonly styles: readonly StyleSource[]
  readonly statics: readonly StaticFile[]
}

/** The package that draws the cards. */
export const CARD_PACKAGE = '@takumi-rs/core'

/** Finds what the cards are drawn with. Without the package there are none, with a warning. */
export async function prepareCards(request: CardsRequest): Promise<Outcome<SiteCards>> {
  const { siteDir, config, locateInConfig, theme, styles, statics } = request
  const { socialCards } = config
  if (!socialCards.enabled) return { value: {}, diagnostics: [] }
  const report = (path: readonly (string | number)[], problem: Pick<Diagnostic, 'message' | 'hint'>): Diagnostic => ({
    code: 'social-cards',
    severity: 'warning',
    ...locateInConfig(['socialCards', ...path]),
    ...problem,
  })
  const manifest = findManifest(siteDir, CARD_PACKAGE)
  if (manifest === undefined) {
    const { message, hint } = describeMissingPackage(CARD_PACKAGE)
    const diagnostic = report(['enabled'], { message: `docgen draws no social cards: ${message}`, hint })
    return { value: {}, diagnostics: [diagnostic] }
  }
  const diagnostics: Diagnostic[] = []
  const { text } = config.theme.fonts
  const faces: FontFace[] = []
  for (const [index, specifier] of [...(text === undefined ? [] : [text]), ...socialCards.fonts].entries()) {
    const path = await createImportResolver(siteDir)(specifier, join(siteDir, 'site.config.ts'))
    if (path !== undefined) faces.push(...(await readFontFaces(siteDir, path)))
    // The check of the theme reports its font.
    else if (specifier !== text)
      diagnostics.push(
        report(['fonts', index - (text === undefined ? 0 : 1)], {
          message: `the font ${specifier} does not exist`,
          hint: describeMissingPackage(specifier).hint,
        }),
      )
  }
  const logo = findLogo(config, statics)
  const accent = findAccent(styles) ?? theme.accents?.[config.theme.accent ?? 'indigo']?.light['--color-accent'] ?? INK
  const drawn = { manifest, accent, ...(logo && { logo: logo.path }), faces }
  // Fonts of packages change with the version of the package, which is part of their path only sometimes.
  const files = [...new Set(faces.map(({ path }) => path))].map((path) => hashBytes(readRegularFile(path)))
  const version = hashBytes(readRegularFile(join(siteDir, manifest)))
  const parts = [
    BUILD_ID,
    version,
    accent,
    logo?.hash ?? '',
    files,
    faces.map(({ ranges, weights }) => [ranges, weights]),
  ]
  return { value: { style: { ...drawn, key: hashValue(parts) } }, diagnostics }
}

const INK = '#1f2937'

/** The accent color of light mode: later style sheets override earlier ones, and dark mode comes last in a sheet. */
function findAccent(styles: readonly StyleSource[]): string | undefined {
  for (const { css } of styles.toReversed()) {
    const [, color] = /--color-accent:\s{0,9}(#[\da-f]{3,8}|(?:rgb|hsl|oklch|oklab)\([^()]*\))/i.exec(css) ?? []
    if (color !== undefined) return color
  }
  return undefined
}

/** The logo of the navbar, if it is a file of a static folder. */
function findLogo({ navbar, baseUrl }: Config, statics: readonly StaticFile[]): StaticFile | undefined {
  const src = navbar.logo?.src
  if (src === undefined || !/\.(?:svg|png|jpe?g|webp)$/i.test(src)) return undefined
  const path = src.startsWith(baseUrl) ? src.slice(baseUrl.length) : src.replace(/^(?:\.?\/)+/, '')
  return statics.find(({ output }) => output === path)
}
