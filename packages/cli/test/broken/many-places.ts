import { writeTestFiles } from '../../src/read/write-test-files.js'
import type { BrokenCase } from './broken-case.js'
import { createSoundSite } from './broken-site.js'

/** Sites with an error in each of many places, all of which one build reports. */
export const manyPlaces: Readonly<Record<string, BrokenCase>> = {
  'errors-in-every-place': files({
    'site.config.ts': `export default {
  title: 'Base',
  url: 'https://docs.example.com',
  docs: { sidebars: './sidebars.ts' },
  blog: {},
  theme: {
    components: { Footer: './src/Footer.tsx', Navbar: './src/Nowhere.tsx', Hedaer: './src/Footer.tsx' },
    css: ['./src/own.css', './src/invalid.css'],
  },
  plugins: [{ name: 'own', version: '1', check: () => { throw new Error('the plugin fails') } }],
  openapi: [{ path: 'api.yaml', routeBasePath: '/api' }],
  i18n: { locales: ['en', 'de'] },
  redirects: [{ from: '/old', to: '/nowhere' }],
  navbar: { items: [{ to: '/nowhere', label: 'Nowhere' }] },
}
`,
    'sidebars.ts': "export default { main: ['index', 'unknown'] }\n",
    'src/Footer.tsx': 'export const Footer = () => <p></b>\n',
    'src/own.css': '.own { background: url(./missing.png) }\n',
    'src/invalid.css': '.own { color red }\n',
    'src/pages/plain.tsx': 'export default function Plain() {\n  return <p>{</p>\n}\n',
    'api.yaml':
      "openapi: 3.1.0\ninfo: { title: API, version: '1' }\nservers: [{ url: https://api.example.com }]\npaths:\n  /x:\n    get:\n      operationId: x\n      responses: { '200': { $ref: '#/components/responses/Gone' } }\n",
    'blog/authors.yml': 'ann: 5\n',
    'blog/2024-01-02-post.md': '---\nauthors: ben\n---\n\n# Post\n\n[Gone](./gone.md)\n',
    'docs/_category_.json': '{ "label": }\n',
    'docs/front-matter.md': '---\nsidebar_position: first\n---\n\n# Front matter\n',
    'docs/code.mdx': "import Gone from './gone.js'\n\n# Code\n\n<Gone />\n\n{1 +}\n",
    'docs/throws.mdx': "# Throws\n\n{(() => { throw new Error('the page throws') })()}\n",
    'docs/text.md': '# Text\n\n[Gone](/gone) ![Gone](./gone.png)\n\n:::unknown\n\nText\n\n:::\n',
    'i18n/de/texts.json': '{ "unknown.text": "Text" }\n',
  }),
  // Without the Markdown plugin, no heading is known for sure, and so the witness is lost.
  'packages-and-sidebars-missing': {
    losesWitness: true,
    ...files({
      'site.config.ts': `export default {
  title: 'Base',
  url: 'https://docs.example.com',
  docs: { sidebars: './sidebars.ts' },
  plugins: ['docgen-plugin-nobody-has'],
  markdown: { remarkPlugins: ['remark-nobody-has'] },
  navbar: { items: [{ type: 'docSidebar', sidebarId: 'main' }] },
}
`,
      // The link, the directive and the navbar item may be right once the packages and the file exist.
      'docs/text.md': '# Text\n\n[May exist](/own) ![Gone](./gone.png)\n\n:::own\n\nText\n\n:::\n',
      'docs/code.mdx': '# Code\n\n{1 +}\n',
    }),
  },
}

function files(texts: Readonly<Record<string, string>>): BrokenCase {
  return {
    make: () => {
      const copy = createSoundSite()
      writeTestFiles(copy.siteDir, texts)
      return copy
    },
  }
}
