import { findUntrustedHtml } from '../content/find-untrusted-html.js'
import type { Converted } from '../convert/converted.js'
import type { Note } from '../convert/note.js'
import type { MintlifyPages } from './mintlify-pages.js'

/** Endings of files that pages can show or link to. */
const STATIC =
  /\.(?:avif|bmp|csv|gif|ico|jpe?g|json|mov|mp3|mp4|ogg|otf|pdf|png|pptx?|svg|ttf|txt|wav|webm|webp|woff2?|xlsx?|ya?ml|zip)$/i
/** JSON and YAML files of tools at the root of the repository. */
const OF_TOOLS = /^[^/]*\.(?:json|ya?ml|txt)$/i
/** The fields and notes that depend on the content of the site: static files, formulas and untrusted HTML. */
export function convertPages(pages: MintlifyPages, more: readonly string[]): Converted {
  const staticFiles = [...listStatic(pages), ...more]
  const texts = pages.files.map((file) => ({ file, text: pages.read(file) }))
  const untrusted = findUntrustedHtml(pages.files, pages.read)
  const hasMath = texts.some(({ text }) => text.includes('<Latex') || /\$\$[^$]+\$\$/.test(text))
  const hasIcons = texts.some(({ text }) => /\sicon=|^icon:/m.test(text))
  const scripts = pages.others.filter((path) => /^[^/]+\.js$/.test(path) && !/config/.test(path))
  const sheets = pages.others.filter((path) => path.endsWith('.css') && !path.startsWith('snippets/'))
  const notes: Note[] = [
    ...(hasIcons ? [ICONS] : []),
    ...scripts.map((name) => ({ status: 'lost' as const, path: [], name, ...SCRIPT })),
    ...sheets.map((name) => ({ status: 'lost' as const, path: [], name, ...SHEET })),
  ]
  return {
    fields: {
      staticFiles,
      ...((untrusted || hasMath) && {
        markdown: {
          ...(untrusted && { trustHtml: true }),
          ...(hasMath && { math: { singleDollarTextMath: false } }),
        },
      }),
    },
    comments: {
      ...(untrusted && {
        'markdown.trustHtml': `As in Mintlify: pages may contain any HTML, as ${untrusted} does.`,
      }),
    },
    notes,
  }
}

const ICONS: Note = {
  status: 'changed',
  path: [],
  name: 'icons',
  message: 'docgen shows icons of the sets that are installed, and omits others',
  hint: 'Run npm install --save-dev @iconify-json/lucide @iconify-json/fa6-solid @iconify-json/fa6-brands, then repeat this command with --force',
}
const SCRIPT = {
  message: 'Mintlify loads this script in every page',
  hint: 'Add it to `scripts` and `staticFiles` if you need it',
}
const SHEET = {
  message: 'Mintlify loads this style sheet in every page',
  hint: 'Add it to `theme.css` if it styles your content, not the theme of Mintlify',
}

/** Lists patterns of the files that Mintlify serves: by folder at the root, with the endings of its files. */
function listStatic({ others }: MintlifyPages): readonly string[] {
  const endings = new Map<string, Set<string>>()
  for (const path of others) {
    if (!STATIC.test(path) || OF_TOOLS.test(path)) continue
    const folder = path.includes('/') ? `${path.slice(0, path.indexOf('/'))}/**/` : ''
    const ending = path.slice(path.lastIndexOf('.') + 1)
    endings.set(folder, (endings.get(folder) ?? new Set()).add(ending))
  }
  return [...endings].map(([folder, set]) => {
    const list = [...set].sort()
    return `${folder}*.${list.length === 1 ? list[0] : `{${list.join(',')}}`}`
  })
}
