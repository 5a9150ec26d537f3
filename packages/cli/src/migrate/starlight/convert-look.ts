import { isRecord } from '../../config/is-record.js'
import { trimPath } from '../content/trim-path.js'
import { convertHeadTags } from '../convert/convert-head-tags.js'
import type { ReadStatic } from '../convert/convert-policy.js'
import { type Converted, joinConverted, nothing, type Part } from '../convert/converted.js'

/** Names of networks whose capital letters are not at the start. */
const NETWORKS: Readonly<Record<string, string>> = {
  blueSky: 'Bluesky',
  github: 'GitHub',
  gitlab: 'GitLab',
  linkedin: 'LinkedIn',
  openCollective: 'Open Collective',
  stackOverflow: 'Stack Overflow',
  'x.com': 'X',
  youtube: 'YouTube',
}

/** Replaced with the title of the site: Starlight shows it next to the logo. */
export const NAME_OF_SITE = '\u0000title'

/** Converts `logo`. Its images are files of the site's code: docgen copies them to the same path. */
export function convertLogo({ value, path }: Part): Converted {
  if (!isRecord(value)) return nothing()
  const { light, dark, src = light ?? dark, alt, replacesTitle } = value
  if (typeof src !== 'string') return nothing()
  const files = [src, dark]
    .filter((file) => typeof file === 'string')
    .map((file) => trimPath(file.replace(/^~\//, 'src/')))
  const [first, second] = files
  return {
    fields: {
      navbar: {
        ...(replacesTitle !== true && { title: NAME_OF_SITE }),
        logo: {
          src: `/${first}`,
          ...(second !== undefined && second !== first && { srcDark: `/${second}` }),
          ...(typeof alt === 'string' && { alt }),
        },
      },
      staticFiles: [...new Set(files)],
    },
    comments: {},
    notes: [{ status: 'changed', path, message: '`navbar.logo`, with its files in `staticFiles`' }],
  }
}

/** Converts `social`: a list of links, or in older versions an object with a URL for each network. */
export function convertSocial({ value, path }: Part): Converted {
  const links: readonly unknown[] = Array.isArray(value)
    ? value
    : Object.entries(Object(value)).map(([icon, href]) => ({ icon, href }))
  const items = links.flatMap((link) => {
    if (!isRecord(link) || typeof link['href'] !== 'string') return []
    const { label, icon, href } = link
    return [{ label: typeof label === 'string' ? label : nameNetwork(String(icon)), href, position: 'right' }]
  })
  if (items.length === 0) return nothing()
  const message = '`navbar.items`: links with the names of the sites instead of icons'
  return { fields: { navbar: { items } }, comments: {}, notes: [{ status: 'changed', path, message }] }
}

function nameNetwork(icon: string): string {
  return Object.hasOwn(NETWORKS, icon) ? (NETWORKS[icon] ?? icon) : icon.charAt(0).toUpperCase() + icon.slice(1)
}

/** Converts `head`: tags with attributes and content. */
export function convertHead(readStatic: ReadStatic): (part: Part) => Converted {
  const convert = convertHeadTags(readStatic)
  return ({ value, path }) => {
    if (!Array.isArray(value)) return nothing()
    return joinConverted(
      value.filter(isRecord).map(({ tag, attrs, content }, index) => {
        const fields = { tagName: tag, attributes: attrs, innerHTML: content }
        const converted = convert({ value: [fields], path: [...path, index] })
        return { ...converted, notes: converted.notes.map((note) => ({ ...note, path: [...path, index] })) }
      }),
    )
  }
}
