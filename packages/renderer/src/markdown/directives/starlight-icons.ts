/** Icon of Starlight → icon of Lucide with another name. */
const LUCIDE: Readonly<Record<string, string>> = {
  'add-document': 'file-plus',
  'approve-check': 'check',
  'approve-check-circle': 'circle-check',
  bars: 'menu',
  comment: 'message-circle',
  'comment-alt': 'message-square',
  'cloud-download': 'cloud-download',
  'code-branch': 'git-branch',
  close: 'x',
  document: 'file-text',
  'down-arrow': 'arrow-down',
  'down-caret': 'chevron-down',
  email: 'mail',
  error: 'circle-alert',
  external: 'external-link',
  'forward-slash': 'slash',
  information: 'info',
  'left-arrow': 'arrow-left',
  'left-caret': 'chevron-left',
  'list-format': 'list',
  magnifier: 'search',
  moon: 'moon',
  'open-book': 'book-open',
  padlock: 'lock',
  pencil: 'pencil',
  phone: 'phone',
  puzzle: 'puzzle',
  random: 'shuffle',
  'right-arrow': 'arrow-right',
  'right-caret': 'chevron-right',
  'rocket-launch': 'rocket',
  server: 'server',
  seti: 'file',
  setting: 'settings',
  'share-alt': 'share-2',
  'sun-light': 'sun',
  translate: 'languages',
  'up-arrow': 'arrow-up',
  'up-caret': 'chevron-up',
  warning: 'triangle-alert',
}

/** Icons of products and social networks → their names in Simple Icons. */
const BRANDS: Readonly<Record<string, string>> = {
  alpine: 'alpinedotjs',
  'aws-lambda': 'awslambda',
  codePen: 'codepen',
  'cloudflare-workers': 'cloudflareworkers',
  'x.com': 'x',
  blueSky: 'bluesky',
  openCollective: 'opencollective',
  hackerOne: 'hackerone',
  microsoftTeams: 'microsoftteams',
  substack: 'substack',
  stackOverflow: 'stackoverflow',
  patreon: 'patreon',
  nostr: 'nostr',
  rss: 'rss',
  'deno-dot-land': 'deno',
  'next-js': 'nextdotjs',
  tiktok: 'tiktok',
  biome: 'biome',
}

const SAME_BRANDS: ReadonlySet<string> = new Set(
  (
    'astro aws bitbucket bluesky bun cloudflare codeberg css deno discord docker farcaster figma firebase github gitlab gitter ' +
    'html5 instagram javascript jsr linkedin linux mastodon matrix mdx node nextjs npm nuxt openai pinterest pnpm preact ' +
    'python pytorch react reddit remix rust signal sketch slack solid starlight storybook svelte tailwind telegram ' +
    'threads twitch twitter typescript unjs vercel vim visualstudiocode vite vitest vscode vue whatsapp yarn youtube zig zulip'
  ).split(' '),
)

/** The icon of an Iconify set that shows the same as an icon of Starlight: of Lucide, or of Simple Icons for brands. */
export function iconOfStarlight(name: string): string {
  if (name.includes(':') && !name.startsWith('seti:')) return name
  if (name.startsWith('seti:')) return 'lucide:file-code'
  const brand = Object.hasOwn(BRANDS, name) ? BRANDS[name] : SAME_BRANDS.has(name) ? name : undefined
  if (brand !== undefined) return `simple-icons:${brand}`
  return `lucide:${Object.hasOwn(LUCIDE, name) ? LUCIDE[name] : name}`
}
