import { escapeHtml } from '@docgen/renderer/contract'
import { isRecord } from '../../config/is-record.js'
import { type Converted, nothing, type Part } from '../convert/converted.js'
import { NEW_STYLES } from '../convert/styles/convert-styles.js'
import { makeReadable } from '../convert/styles/readable-color.js'
import { toFields } from './convert-group.js'

/** Converts the colors to tokens of docgen's theme. */
export function convertColors({ value, path }: Part): Converted {
  const { primary, light = primary, dark } = toFields(value)
  const rules = [rule(':root', primary, 'light'), rule("[data-theme='dark']", light, 'dark')].filter(Boolean)
  if (rules.length === 0) return nothing()
  return {
    fields: { theme: { css: [`./${NEW_STYLES}`] } },
    comments: {},
    notes: [
      {
        status: 'changed',
        path,
        message: `the accent color in \`${NEW_STYLES}\`, made darker or lighter where text would be hard to read`,
        ...(dark !== undefined &&
          dark !== primary && { hint: 'docgen derives the color of buttons from the accent color' }),
      },
    ],
    styles: rules.join('\n'),
  }
}

function rule(selector: string, color: unknown, mode: 'light' | 'dark'): string {
  if (typeof color !== 'string' || !/^#[\da-f]{3,8}$/i.test(color)) return ''
  const accent = makeReadable(color, mode) ?? color
  const strong = mode === 'light' ? 'black' : 'white'
  const page = mode === 'light' ? 'white' : 'black'
  return `${selector} {
  --color-accent: ${accent};
  --color-accent-strong: color-mix(in srgb, ${accent} 80%, ${strong});
  --color-accent-tint: color-mix(in srgb, ${accent} 10%, ${page === 'white' ? '#fff' : 'var(--color-page)'});
  --color-on-accent: ${mode === 'light' ? '#fff' : '#0d0f14'};
}
`
}

/** Converts the logo. */
export function convertLogo({ value, path }: Part): Converted {
  const { light, dark, href } = isRecord(value) ? value : { light: value, dark: undefined, href: undefined }
  const src = light ?? dark
  if (typeof src !== 'string') return nothing()
  const logo = {
    src,
    ...(typeof dark === 'string' && dark !== src && { srcDark: dark }),
    ...(typeof href === 'string' && { href }),
  }
  return { fields: { navbar: { logo } }, comments: {}, notes: [{ status: 'migrated', path, message: '`navbar.logo`' }] }
}

/** Converts the favicon. Of two, docgen has the one for light mode. */
export function convertFavicon({ value, path }: Part): Converted {
  const favicon = isRecord(value) ? (value['light'] ?? value['dark']) : value
  if (typeof favicon !== 'string') return nothing()
  return { fields: { favicon }, comments: {}, notes: [{ status: 'migrated', path, message: '' }] }
}

/** Converts the color mode. */
export function convertAppearance({ value, path }: Part): Converted {
  const { default: mode, strict, isHidden = strict } = toFields(value)
  const colorMode = {
    ...(mode === 'dark' && { defaultMode: 'dark' }),
    ...(isHidden === true && { disableSwitch: true }),
    ...(mode !== 'dark' && mode !== 'light' && { respectPrefersColorScheme: true }),
  }
  return { fields: { colorMode }, comments: {}, notes: [{ status: 'migrated', path, message: '`colorMode`' }] }
}

/** Converts the banner: Markdown links and emphasis to HTML. */
export function convertBanner({ value, path }: Part): Converted {
  const { content, dismissible } = toFields(value)
  if (typeof content !== 'string' || content.trim() === '') return nothing()
  const html = escapeHtml(content.trim())
    .replace(/\[([^[\]]*)\]\(([^()\s]*)\)/g, '<a href="$2">$1</a>')
    .replace(/\*\*([^*]+)\*\*/g, '<b>$1</b>')
  const announcementBar = { content: html, isCloseable: dismissible === true }
  return {
    fields: { announcementBar },
    comments: {},
    notes: [{ status: 'migrated', path, message: '`announcementBar`' }],
  }
}

/** Converts `seo`: its meta tags, and the origin of the canonical URL. */
export function convertSeo({ value, path }: Part): Converted {
  const { metatags } = toFields(value)
  const { canonical, ...tags } = toFields(metatags)
  const metadata = Object.entries(tags).flatMap(([name, content]) => {
    if (typeof content !== 'string' || name === 'og:image' || name === 'twitter:image') return []
    return [{ [/^(?:og|article|fb):/.test(name) ? 'property' : 'name']: name, content }]
  })
  const image = tags['og:image'] ?? tags['twitter:image']
  const url = typeof canonical === 'string' && URL.canParse(canonical) ? new URL(canonical).origin : undefined
  return {
    fields: {
      ...(metadata.length > 0 && { metadata }),
      ...(typeof image === 'string' && { socialCard: image }),
      ...(url !== undefined && url !== 'null' && { url }),
    },
    comments: {},
    notes: [{ status: 'migrated', path, message: '`metadata`' }],
  }
}
