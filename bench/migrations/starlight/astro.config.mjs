import starlight from '@astrojs/starlight'
import { defineConfig } from 'astro/config'

export default defineConfig({
  site: 'https://orchard.example',
  redirects: { '/old': '/guides/blocks' },
  integrations: [
    starlight({
      title: 'Orchard',
      description: 'How apples grow.',
      tagline: 'Apples for all',
      favicon: '/cup.svg',
      social: [{ icon: 'github', label: 'GitHub', href: 'https://github.com/orchard/orchard' }],
      editLink: { baseUrl: 'https://github.com/orchard/orchard/edit/main/' },
      lastUpdated: false,
      defaultLocale: 'root',
      locales: { root: { label: 'English', lang: 'en' }, fr: { label: 'Français', lang: 'fr' } },
      tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 4 },
      sidebar: [
        { label: 'Start', translations: { fr: 'Début' }, items: ['start', { slug: 'guides/blocks', badge: 'New' }] },
        { label: 'Guides', collapsed: true, autogenerate: { directory: 'guides' } },
        { label: 'Source', link: 'https://github.com/orchard/orchard' },
      ],
    }),
  ],
})
