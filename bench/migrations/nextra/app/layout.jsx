import { Footer, Layout, Navbar } from 'nextra-theme-docs'
import { Head } from 'nextra/components'
import { getPageMap } from 'nextra/page-map'
import 'nextra-theme-docs/style.css'

export const metadata = { title: 'Harbor', metadataBase: new URL('https://harbor.example') }

export default async function RootLayout({ children }) {
  return (
    <html lang="en" dir="ltr" suppressHydrationWarning>
      <Head />
      <body>
        <Layout
          docsRepositoryBase="https://github.com/harbor/harbor/tree/main"
          footer={<Footer>Harbor guide</Footer>}
          navbar={<Navbar logo={<b>Harbor</b>} projectLink="https://github.com/harbor/harbor" />}
          pageMap={await getPageMap()}
        >
          {children}
        </Layout>
      </body>
    </html>
  )
}
