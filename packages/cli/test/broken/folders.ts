import { chmodSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { SiteCopy } from '../build-copy.js'
import type { BrokenCase } from './broken-case.js'
import { createSoundSite } from './broken-site.js'

const FINE = '# Fine\n\nA page.\n'

/** Folders, links and permissions in the way. */
export const brokenFolders: Readonly<Record<string, BrokenCase>> = {
  'docs-missing': { ...site(({ siteDir }) => rmSync(join(siteDir, 'docs'), { recursive: true })), losesWitness: true },
  'docs-empty': {
    ...site(({ siteDir }) => {
      rmSync(join(siteDir, 'docs'), { recursive: true })
      mkdirSync(join(siteDir, 'docs'))
    }),
    losesWitness: true,
  },
  'docs-is-a-file': {
    ...site(({ siteDir }) => {
      rmSync(join(siteDir, 'docs'), { recursive: true })
      writeFileSync(join(siteDir, 'docs'), 'A file.\n')
    }),
    losesWitness: true,
  },
  'docs-is-a-dangling-link': {
    ...site(({ siteDir }) => {
      rmSync(join(siteDir, 'docs'), { recursive: true })
      symlinkSync('./elsewhere', join(siteDir, 'docs'))
    }),
    losesWitness: true,
  },
  'docs-outside-of-the-site': {
    ...site(({ siteDir }) => {
      rmSync(join(siteDir, 'docs'), { recursive: true })
      mkdirSync(join(siteDir, '../elsewhere'))
      symlinkSync('../elsewhere', join(siteDir, 'docs'))
    }),
    losesWitness: true,
  },
  'page-is-a-folder': site(({ siteDir }) => mkdirSync(join(siteDir, 'docs/page.md'))),
  'page-is-a-folder-with-pages': site(({ siteDir }) => {
    mkdirSync(join(siteDir, 'docs/page.md'))
    writeFileSync(join(siteDir, 'docs/page.md/index.md'), FINE)
  }),
  'page-is-a-dangling-link': site(({ siteDir }) => symlinkSync('./gone.md', join(siteDir, 'docs/page.md'))),
  'page-is-a-link-out-of-the-site': site(({ siteDir }) => symlinkSync('/etc/hostname', join(siteDir, 'docs/page.md'))),
  'folder-is-a-link-to-its-parent': site(({ siteDir }) => symlinkSync('..', join(siteDir, 'docs/guide/up'))),
  'folder-is-a-link-out-of-the-site': site(({ siteDir }) => symlinkSync('../..', join(siteDir, 'docs/out'))),
  'links-in-a-circle': site(({ siteDir }) => {
    symlinkSync('./b.md', join(siteDir, 'docs/a.md'))
    symlinkSync('./a.md', join(siteDir, 'docs/b.md'))
  }),
  'names-that-differ-in-case': site(({ siteDir }) => {
    writeFileSync(join(siteDir, 'docs/Setup.md'), FINE)
    writeFileSync(join(siteDir, 'docs/setup.md'), FINE)
  }),
  'static-files-that-differ-in-case': site(({ siteDir }) => {
    mkdirSync(join(siteDir, 'static/img'), { recursive: true })
    writeFileSync(join(siteDir, 'static/img/Plan.txt'), 'A file.\n')
    writeFileSync(join(siteDir, 'static/img/plan.txt'), 'Another.\n')
  }),
  'static-file-in-capitals': site(({ siteDir }) => {
    mkdirSync(join(siteDir, 'static/img'), { recursive: true })
    writeFileSync(join(siteDir, 'static/img/plan.svg'), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>')
    writeFileSync(join(siteDir, 'docs/page.md'), '# Page\n\n![The plan](/img/Plan.SVG)\n')
    const config = "{ title: 'Base', url: 'https://docs.example.com', favicon: 'img/plan.SVG' }"
    writeFileSync(join(siteDir, 'site.config.ts'), `export default ${config}\n`)
  }),
  'static-files-in-the-place-of-own-ones': site(({ siteDir }) => {
    mkdirSync(join(siteDir, 'static'))
    writeFileSync(join(siteDir, 'static/docgen-manifest.json'), '{ "name": "Base" }\n')
    writeFileSync(join(siteDir, 'static/docgen-search.json'), '[]\n')
    writeFileSync(join(siteDir, 'static/docgen-pages.json'), '[]\n')
  }),
  'rules-for-hosts': site(({ siteDir }) => {
    mkdirSync(join(siteDir, 'static'))
    const redirects = [
      '/old /elsewhere',
      '/old /third 302',
      'nowhere',
      '/guide/setup /',
      '/a /b 999',
      '/c https://c.example 301 Country=de',
    ]
    writeFileSync(join(siteDir, 'static/_redirects'), `# moved\n${redirects.join('\n')}\n`)
    const headers = [
      '/*',
      "  Content-Security-Policy: default-src 'self'",
      '/frame',
      '  content-security-policy: frame-ancestors *',
      '  Referrer-Policy none',
      'X-Frame-Options: DENY',
    ]
    writeFileSync(join(siteDir, 'static/_headers'), `${headers.join('\n')}\n`)
    const config = "{ title: 'Base', url: 'https://d.example', redirects: [{ from: '/old', to: '/guide/setup' }] }"
    writeFileSync(join(siteDir, 'site.config.ts'), `export default ${config}\n`)
  }),
  'version-without-a-folder': site(({ siteDir }) => {
    writeFileSync(join(siteDir, 'versions.json'), '["1.0"]\n')
    const footer = "footer: { links: [{ label: 'Setup', to: '/guide/setup' }] }"
    writeFileSync(
      join(siteDir, 'site.config.ts'),
      `export default { title: 'Base', url: 'https://d.example', ${footer} }\n`,
    )
  }),
  'version-without-documents': site(({ siteDir }) => {
    writeFileSync(join(siteDir, 'versions.json'), '["1.0"]\n')
    mkdirSync(join(siteDir, 'versioned_docs/version-1.0'), { recursive: true })
  }),
  'version-with-a-sidebar-of-unknown-documents': site(({ siteDir }) => {
    addVersion(siteDir)
    mkdirSync(join(siteDir, 'versioned_sidebars'))
    const sidebars = '{\n  "guide": ["indx", { "type": "category", "label": "G", "items": [] }]\n}\n'
    writeFileSync(join(siteDir, 'versioned_sidebars/version-1.0-sidebars.json'), sidebars)
  }),
  'version-with-a-sidebar-of-broken-links': site(({ siteDir }) => {
    addVersion(siteDir)
    mkdirSync(join(siteDir, 'versioned_sidebars'))
    const link = '{ "type": "link", "href": "/witnes", "label": "x" }'
    const html = '{ "type": "html", "value": "<a href=\\"/nowhere\\">x</a>" }'
    const sidebars = `{\n  "guide": ["index", { "type": "category", "label": "G", "items": [${link}] }, ${html}]\n}\n`
    writeFileSync(join(siteDir, 'versioned_sidebars/version-1.0-sidebars.json'), sidebars)
  }),
  'navbar-sidebar-not-in-the-last-version': site(({ siteDir }) => {
    addVersion(siteDir)
    writeConfig(siteDir, "navbar: { items: [{ type: 'docSidebar', sidebarId: 'defaultSidebar' }] }")
  }),
  'navbar-sidebar-not-in-the-working-tree': site(({ siteDir }) => {
    addVersion(siteDir)
    mkdirSync(join(siteDir, 'versioned_sidebars'))
    writeFileSync(join(siteDir, 'versioned_sidebars/version-1.0-sidebars.json'), '{ "guide": ["index"] }\n')
    const navbar = "navbar: { items: [{ type: 'docSidebar', sidebarId: 'guide' }] }"
    writeConfig(siteDir, `versions: { lastVersion: 'current' }, ${navbar}`)
  }),
  'navbar-names-of-other-docs': site(({ siteDir }) => {
    mkdirSync(join(siteDir, 'more'))
    writeFileSync(join(siteDir, 'more/team.md'), FINE)
    const docs =
      "docs: [{ path: 'docs' }, { id: 'more', path: 'more', routeBasePath: '/more', sidebars: { m: ['team'] } }]"
    const items = "{ type: 'doc', docId: 'team' }, { type: 'docSidebar', sidebarId: 'm' }"
    writeConfig(siteDir, `${docs}, navbar: { items: [${items}] }`)
  }),
  'sidebar-link-broken-in-other-docs': site(({ siteDir }) => {
    mkdirSync(join(siteDir, 'more'))
    writeFileSync(join(siteDir, 'more/index.md'), FINE)
    const sidebars = "{ more: ['index', { type: 'link', href: '/nowhere', label: 'x' }] }"
    const docs = `[{ path: 'docs' }, { id: 'more', path: 'more', routeBasePath: '/more', sidebars: ${sidebars} }]`
    const config = `{\n  title: 'Base',\n  url: 'https://docs.example.com',\n  docs: ${docs},\n}`
    writeFileSync(join(siteDir, 'site.config.ts'), `export default ${config}\n`)
  }),
  'versions-of-which-none-is-published': {
    ...site(({ siteDir }) => {
      addVersion(siteDir)
      const config = "{ title: 'Base', url: 'https://d.example', versions: { onlyIncludeVersions: ['1.1'] } }"
      writeFileSync(join(siteDir, 'site.config.ts'), `export default ${config}\n`)
    }),
    losesWitness: true,
  },
  'translations-of-an-unknown-language': site(({ siteDir }) => {
    mkdirSync(join(siteDir, 'i18n/de/docs/current'), { recursive: true })
    writeFileSync(join(siteDir, 'i18n/de/docs/current/index.md'), FINE)
  }),
  'page-and-folder-of-one-route': site(({ siteDir }) => {
    writeFileSync(join(siteDir, 'docs/guide.md'), FINE)
    writeFileSync(join(siteDir, 'docs/guide/index.md'), FINE)
  }),
  'page-over-a-static-file': site(({ siteDir }) => {
    mkdirSync(join(siteDir, 'static/guide/setup'), { recursive: true })
    writeFileSync(join(siteDir, 'static/guide/setup/index.html'), 'A static file.\n')
  }),
  'files-where-folders-are-needed': site(({ siteDir }) => {
    mkdirSync(join(siteDir, 'static'))
    writeFileSync(join(siteDir, 'static/guide'), 'A static file.\n')
    writeFileSync(join(siteDir, 'docs/a.md'), '---\nslug: /a.html\n---\n\n# A\n')
    writeFileSync(join(siteDir, 'docs/b.md'), '---\nslug: /a.html/b\ntags: [new]\n---\n\n# B\n\n[A](a.md)\n')
    writeFileSync(join(siteDir, 'docs/tags.md'), FINE)
  }),
  'static-is-a-file': site(({ siteDir }) => writeFileSync(join(siteDir, 'static'), 'A file.\n')),
  'category-file-is-a-folder': site(({ siteDir }) => mkdirSync(join(siteDir, 'docs/guide/_category_.json'))),
  'partial-is-a-folder': site(({ siteDir }) => {
    mkdirSync(join(siteDir, 'docs/_folder.md'))
    writeFileSync(join(siteDir, 'docs/page.md'), '# Page\n\n::include{file="./_folder.md"}\n')
  }),
  'partials-in-a-circle': site(({ siteDir }) => {
    writeFileSync(join(siteDir, 'docs/a.md'), '# A\n\n::include{file="./b.md"}\n')
    writeFileSync(join(siteDir, 'docs/b.md'), '# B\n\n::include{file="/docs/a.md"}\n')
  }),
  'partial-is-latin-1': site(({ siteDir }) => {
    writeFileSync(join(siteDir, 'docs/_latin.md'), Buffer.from('Un café.\n', 'latin1'))
    writeFileSync(join(siteDir, 'docs/page.md'), '# Page\n\n::include{file="./_latin.md"}\n')
  }),
  'name-with-line-end': site(({ siteDir }) => writeFileSync(join(siteDir, 'docs/two\nlines.md'), FINE)),
  'name-with-controls': site(({ siteDir }) => writeFileSync(join(siteDir, 'docs/\u001b[31mred.md'), FINE)),
  'name-with-percent': site(({ siteDir }) => writeFileSync(join(siteDir, 'docs/100%25.md'), '# F\n\n[x](/nowhere)\n')),
  'name-with-hash': site(({ siteDir }) => writeFileSync(join(siteDir, 'docs/c#.md'), FINE)),
  'name-is-not-utf-8': site(({ siteDir }) =>
    writeFileSync(
      Buffer.concat([Buffer.from(join(siteDir, 'docs/caf')), Buffer.from([0xe9]), Buffer.from('.md')]),
      FINE,
    ),
  ),
}

/** Files without permission to read; root may read everything, so there they would test nothing. */
export const unreadable: Readonly<Record<string, BrokenCase>> = {
  'page-without-permission': locked('docs/page.md', (path) => writeFileSync(path, FINE)),
  'folder-without-permission': locked('docs/closed', (path) => mkdirSync(path)),
  'static-file-without-permission': locked('static/closed.txt', (path) => {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, 'A static file.\n')
  }),
  'partial-without-permission': locked('docs/_closed.md', (path) => {
    writeFileSync(path, FINE)
    writeFileSync(join(dirname(path), 'page.md'), '# Page\n\n::include{file="./_closed.md"}\n')
  }),
  'image-without-permission': locked('docs/closed.svg', (path) => {
    writeFileSync(path, '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>')
    writeFileSync(join(dirname(path), 'page.md'), '# Page\n\n![A dot](./closed.svg)\n')
  }),
}

/** A site with a file or folder that nobody may read, until the copy is removed. */
function locked(path: string, write: (path: string) => void): BrokenCase {
  return {
    make: () => {
      const copy = createSoundSite()
      const target = join(copy.siteDir, path)
      write(target)
      chmodSync(target, 0)
      const remove = (): void => {
        chmodSync(target, 0o700)
        copy.remove()
      }
      return { ...copy, remove }
    },
  }
}

function writeConfig(siteDir: string, fields: string): void {
  writeFileSync(
    join(siteDir, 'site.config.ts'),
    `export default { title: 'Base', url: 'https://docs.example.com', ${fields} }\n`,
  )
}

function addVersion(siteDir: string): void {
  writeFileSync(join(siteDir, 'versions.json'), '["1.0"]\n')
  mkdirSync(join(siteDir, 'versioned_docs/version-1.0'), { recursive: true })
  writeFileSync(join(siteDir, 'versioned_docs/version-1.0/index.md'), FINE)
}

function site(breakIt: (copy: SiteCopy) => void): BrokenCase {
  return {
    make: () => {
      const copy = createSoundSite()
      breakIt(copy)
      return copy
    },
  }
}
