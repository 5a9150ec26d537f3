import { expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { parseLayout, readLayout } from './read-layout.js'

const LAYOUT = `import { Footer, Layout, Navbar } from 'nextra-theme-docs'
import { Banner, Head } from 'nextra/components'
export const metadata = {
  metadataBase: new URL('https://loom.example'),
  title: { default: 'Loom', template: '%s | Loom' },
  description: "Weave",
}
const banner = <Banner storageKey="x">Loom 2 is <a href="/2">here</a></Banner>
const navbar = <Navbar logo={<b>Loom</b>} projectLink="https://github.com/loom/loom" chatLink={'https://chat.example'} />
export default ({ children }) => (
  <html>
    <Head />
    <Layout navbar={navbar} banner={banner} docsRepositoryBase="https://github.com/loom/loom/tree/main" footer={<Footer>MIT {' '} <b>Loom</b>.</Footer>}>
      {children}
    </Layout>
  </html>
)
`

it('reads literal settings of a layout without running it', () => {
  expect(parseLayout('app/layout.jsx', LAYOUT)).toEqual({
    file: 'app/layout.jsx',
    fields: {
      docsRepositoryBase: 'https://github.com/loom/loom/tree/main',
      projectLink: 'https://github.com/loom/loom',
      chatLink: 'https://chat.example',
      banner: 'Loom 2 is here',
      footer: 'MIT Loom .',
      logo: 'Loom',
    },
    title: 'Loom',
    description: 'Weave',
    url: 'https://loom.example',
    computed: [],
  })
})

it('finds the layout that uses the theme, and lists what is code', () => {
  const siteDir = createTestFolder({
    'app/layout.tsx': 'export default ({ children }) => children',
    'app/[lang]/layout.tsx': '<Layout navbar={<Navbar logo={logo} />}><Head><meta /></Head></Layout>',
  })
  expect(readLayout(siteDir)).toMatchObject({ file: 'app/[lang]/layout.tsx', computed: ['logo', 'head'], fields: {} })
  expect(readLayout(createTestFolder({ 'a.txt': '' }))).toBeUndefined()
})
