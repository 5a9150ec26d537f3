import Link from '@docusaurus/Link'
import useBaseUrl from '@docusaurus/useBaseUrl'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import Heading from '@theme/Heading'
import Layout from '@theme/Layout'
import Features from '@site/src/components/Features'
import styles from './index.module.css'

export default function Home() {
  const { siteConfig } = useDocusaurusContext()
  return (
    <Layout title={`Hello from ${siteConfig.title}`} description="It's the <start> of all">
      <header className={styles['own-hero']}>
        <Heading as="h1">{siteConfig.title}</Heading>
        <p>{siteConfig.tagline}</p>
        <Link className="own-button" to="/docs">Start</Link>
        <img src={useBaseUrl('/img/mark.svg')} alt="A mark" />
      </header>
      <main>
        <Features />
      </main>
    </Layout>
  )
}
