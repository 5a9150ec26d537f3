import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrokenCase } from './broken-case.js'
import { addPage, INVALID } from './broken-site.js'
import { settingsCase } from './settings-case.js'

const PNG = readFileSync(join(INVALID, 'base/docs/picture.png'))
const HUGE = Buffer.from(PNG)
HUGE.writeUInt32BE(0x7fffffff, 16)
HUGE.writeUInt32BE(0x7fffffff, 20)
const FLAT = Buffer.from(PNG)
FLAT.writeUInt32BE(0, 16)

/** Pages that show pictures which are none, or are damaged. */
export const brokenImages: Readonly<Record<string, BrokenCase>> = {
  'image-empty': picture('x.png', ''),
  'image-cut-off': picture('x.png', PNG.subarray(0, 14)),
  'image-cut-off-in-header': picture('x.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0x00])),
  'image-is-text': picture('x.png', 'This is no picture.\n'),
  'image-is-html': picture('x.webp', '<!doctype html><title>404</title>'),
  'image-without-width': picture('x.png', FLAT),
  'svg-empty': picture('x.svg', ''),
  'svg-never-closed': picture('x.svg', '<svg width="10"'),
  'svg-without-size': picture('x.svg', '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>'),
  'svg-with-percent': picture('x.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%"/>'),
  'svg-with-bad-view-box': picture('x.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="a b c d"/>'),
  'image-is-a-folder': { make: withFile((file) => mkdirSync(file), 'x.png') },
  'image-is-a-dangling-link': { make: withFile((file) => symlinkSync('./gone.png', file), 'x.png') },
  'image-is-a-link-to-itself': { make: withFile((file) => symlinkSync(file, file), 'x.png') },
  'image-outside-of-the-site': { make: withFile((file) => symlinkSync('/etc/hostname', file), 'x.png') },
  'image-in-other-case': picture('X.PNG', PNG, 'x.png'),
  'favicon-missing': favicon('img/favicon.ico'),
  'logo-missing': settingsCase("navbar: { title: 'Base', logo: { src: 'img/logo.svg', alt: 'Base' } }"),
  'social-card-missing': settingsCase("socialCard: '/img/card.png'"),
  'script-missing': settingsCase("scripts: ['/js/chat.js']"),
  'page-image-is-no-address': { make: () => addPage('---\nimage: "http://"\ntitel: Page\n---\n\n# Page\n') },
  'images-missing-as-warnings': {
    make: () => {
      const copy = addPage('---\nimage: ./gone.png\n---\n\n# Page\n\n![A picture](./x.png)\n')
      const config = "export default { title: 'Base', url: 'https://docs.example.com', onBrokenImages: 'warn' }\n"
      writeFileSync(join(copy.siteDir, 'site.config.ts'), config)
      return copy
    },
  },
  'page-image-missing': { make: () => addPage('---\nimage: ./gone.png\n---\n\n# Page\n') },
}

function picture(name: string, content: string | Uint8Array, shown = name): BrokenCase {
  return { make: withFile((file) => writeFileSync(file, content), name, shown) }
}

function withFile(write: (file: string) => void, name: string, shown = name): BrokenCase['make'] {
  return () => {
    const copy = addPage(`# Page\n\n![A picture](./${shown})\n`)
    write(join(copy.siteDir, 'docs', name))
    return copy
  }
}

function favicon(path: string): BrokenCase {
  return settingsCase(`favicon: '${path}'`)
}
