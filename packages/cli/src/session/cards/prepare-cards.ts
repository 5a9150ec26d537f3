import { join } from 'node:path'
import type { Diagnostic, Outcome, Theme } from '@docgen/renderer/contract'
import { BUILD_ID } from '../../cache/build-id.js'
import { hashBytes, hashValue } from '../../cache/hash.js'
import type { Memo } from '../../cache/memo.js'
import type { Config } from '../../config/config.js'
import type { LocateInConfig } from '../../config/locate-in-config.js'
import { listsPackage } from '../../config/module/find-script.js'
import { findManifest } from '../../config/module/hash-inputs.js'
import { describeMissingPackage } from '../../config/plugins/package-loader.js'
import { readRegularFile } from '../../config/read-regular-file.js'
import type { StyleSource } from '../../emit/bundle-styles.js'
import type { StaticFile } from '../../read/site-files.js'
import { DEFAULT_THEME } from '../../workers/load-components.js'
import { readFontFaces } from '../fonts/font-face.js'
import { createImportResolver } from '../styles/create-import-resolver.js'
import { type CardFace, readCardFaces } from './card-faces.js'

/** How the social cards of a site look: plain data, and part of the key of each card. */
export interface CardStyle {
  /** Hash of everything that the cards have in common. */
  readonly key: string
  /** The number of pages above which the site has no cards; absent if its config enables them. */
  readonly maxPages?: number
  /** Path of the manifest of the package that renders the cards, relative to the site's folder. */
  readonly manifest: string
  /** CSS color. */
  readonly accent: string
  /** The logo of the navbar; absent without a file that can be rendered. */
  readonly logo?: CardImage
  /** The images that a card can show: the logo, and images that components import. */
  readonly images: readonly CardImage[]
  /** Fonts by precedence. */
  readonly faces: readonly CardFace[]
}

/** An image of cards. */
export interface CardImage {
  /** Its URL without the origin. */
  readonly src: string
  /** Relative to the site's folder. */
  readonly path: string
}

/** The social cards of a site; without `style` there are none. */
export interface SiteCards {
  readonly style?: CardStyle
}

/** The part of the site's theme that cards depend on. */
interface CardTheme {
  readonly theme: Pick<Theme, 'accents'>
  readonly themeKey: string
  /** Files that components of the site import. */
  readonly statics: readonly StaticFile[]
}

/** Inputs of the cards. */
export interface CardsRequest {
  readonly siteDir: string
  readonly config: Config
  readonly locateInConfig: LocateInConfig
  readonly theme: CardTheme
  /** The style sheets of the site. */
  readonly styles: readonly StyleSource[]
  readonly statics: readonly StaticFile[]
  readonly memo?: Memo
}

/** The package that renders the cards. */
export const CARD_PACKAGE = '@takumi-rs/core'

/** Up to this number of pages, cards make a cold build at most 30 % longer: `bench/results/cards-speed.md`. */
const MAX_PAGES_BY_DEFAULT = 80

/** Prepares the style of the cards. If the config enables them but the package is missing, reports a warning. */
export async function prepareCards(request: CardsRequest): Promise<Outcome<SiteCards>> {
  const { siteDir, config, locateInConfig, theme, styles, statics } = request
  const { enabled = listsPackage(siteDir, CARD_PACKAGE) } = config.socialCards
  if (!enabled) return { value: {}, diagnostics: [] }
  const report: Report = (path, problem) => ({
    code: 'social-cards',
    severity: 'warning',
    ...locateInConfig(['socialCards', ...path]),
    ...problem,
  })
  const manifest = findManifest(siteDir, CARD_PACKAGE)
  if (manifest === undefined) {
    const { message, hint } = describeMissingPackage(CARD_PACKAGE)
    const diagnostic = report(['enabled'], { message: `docgen creates no social cards: ${message}`, hint })
    return { value: {}, diagnostics: [diagnostic] }
  }
  const { value: faces, diagnostics } = await readFonts(request, report)
  const asImage = ({ output, path }: StaticFile): CardImage => ({ src: config.baseUrl + output, path })
  const file = findLogo(config, statics)
  const logo = file && asImage(file)
  const { accents } = theme.theme
  const accent = findAccent(styles) ?? accents?.[config.theme.accent ?? 'indigo']?.light['--color-accent'] ?? INK
  const images = [...(logo ? [logo] : []), ...theme.statics.map(asImage).filter(({ src }) => IMAGE.test(src))]
  const inputs = { manifest, accent, ...(logo && { logo }), images, faces }
  // The path of a font does not always change with the version of its package.
  const files = [...new Set(faces.map(({ path }) => path))].map((path) => hashBytes(readRegularFile(path)))
  const version = hashBytes(readRegularFile(join(siteDir, manifest)))
  const parts = [
    BUILD_ID,
    version,
    accent,
    file?.hash ?? '',
    hasCustomTemplate(config) ? theme.themeKey : '',
    files,
    faces.map(({ ranges, weights }) => [ranges, weights]),
  ]
  const limit = config.socialCards.enabled === undefined ? { maxPages: MAX_PAGES_BY_DEFAULT } : {}
  return { value: { style: { ...inputs, ...limit, key: hashValue(parts) } }, diagnostics }
}

/** Creates a warning about a field of the cards. */
type Report = (path: readonly (string | number)[], problem: Pick<Diagnostic, 'message' | 'hint'>) => Diagnostic

/** Reads the font of the theme's text, and the fonts of the cards. */
async function readFonts({ siteDir, config, memo }: CardsRequest, report: Report): Promise<Outcome<CardFace[]>> {
  const { text } = config.theme.fonts
  const value: CardFace[] = []
  const diagnostics: Diagnostic[] = []
  const read = async (specifier: string): Promise<string | undefined> => {
    const path = await createImportResolver(siteDir)(specifier, join(siteDir, 'site.config.ts'))
    if (path === undefined) return undefined
    const { faces, problem } = readCardFaces(await readFontFaces(siteDir, path), memo)
    value.push(...faces)
    return problem ?? ''
  }
  // The check of the theme reports a missing font.
  const problemOfText = text === undefined ? undefined : await read(text)
  if (problemOfText) diagnostics.push(report([], describeUnusable(text ?? '', problemOfText)))
  for (const [index, specifier] of config.socialCards.fonts.entries()) {
    const problem = await read(specifier)
    const { hint } = describeMissingPackage(specifier)
    if (problem === undefined)
      diagnostics.push(report(['fonts', index], { message: `the font ${specifier} does not exist`, hint }))
    else if (problem !== '') diagnostics.push(report(['fonts', index], describeUnusable(specifier, problem)))
  }
  return { value, diagnostics }
}

function describeUnusable(font: string, problem: string): Pick<Diagnostic, 'message' | 'hint'> {
  return {
    message: `social cards can't use ${font}: ${problem}`,
    hint: 'For emoji, use a font with layers of flat colors, such as twemoji-colr-font/twemoji.css',
  }
}

/** Whether the component of the cards is not part of docgen, so that `BUILD_ID` does not change with it. */
function hasCustomTemplate({ theme }: Config): boolean {
  return theme.package !== DEFAULT_THEME || theme.components['SocialCard'] !== undefined
}

/** The formats that the package renders. */
const IMAGE = /\.(?:svg|png|jpe?g|webp)$/i

const INK = '#1f2937'

/**
 * Finds the accent color of light mode; `undefined` if no style sheet sets it. Later style sheets override earlier
 * style sheets, and a style sheet sets the colors of light mode before the colors of dark mode.
 */
function findAccent(styles: readonly StyleSource[]): string | undefined {
  for (const { css } of styles.toReversed()) {
    const [, color] = /--color-accent:\s{0,9}(#[\da-f]{3,8}|(?:rgb|hsl|oklch|oklab)\([^()]*\))/i.exec(css) ?? []
    if (color !== undefined) return color
  }
  return undefined
}

/** Finds the logo of the navbar, if it is a file of a static folder. */
function findLogo({ navbar, baseUrl }: Config, statics: readonly StaticFile[]): StaticFile | undefined {
  const src = navbar.logo?.src
  if (src === undefined || !IMAGE.test(src)) return undefined
  const path = src.startsWith(baseUrl) ? src.slice(baseUrl.length) : src.replace(/^(?:\.?\/)+/, '')
  return statics.find(({ output }) => output === path)
}
