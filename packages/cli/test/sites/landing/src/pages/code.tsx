import Hero from '@docgen/theme/hero'
import Layout from '@docgen/theme/layout'
import Logos from '@docgen/theme/logos'
import Section from '@docgen/theme/section'

export default function Code() {
  return (
    <Layout title="Code" description="A landing page from code." layout="home">
      <Hero
        eyebrow="New"
        title="From code"
        tagline="A sentence."
        search
        actions={[
          { text: 'Guide', link: '/guide', icon: '🚀' },
          { text: 'Start', link: '/' },
        ]}
      >
        <figure>Next to the text</figure>
      </Hero>
      <Section title="A section" tone="raised">
        <p>Text in it.</p>
      </Section>
      <Logos title="Used by">
        <ul>
          <li>North</li>
        </ul>
      </Logos>
    </Layout>
  )
}
