import { defineConfig } from 'vitepress'

export default defineConfig({
  title: 'Kit',
  description: 'Parts for docs',
  cleanUrls: true,
  lastUpdated: false,
  rewrites: { 'extra/:page': 'more/:page' },
  srcExclude: ['parts/**'],
  sitemap: { hostname: 'https://kit.example' },
  head: [['link', { rel: 'icon', href: '/logo.svg' }]],
  markdown: { lineNumbers: true, math: false, container: { tipLabel: 'Hint' } },
  locales: {
    root: { label: 'English', lang: 'en' },
    fr: { label: 'Français', lang: 'fr', themeConfig: { nav: [{ text: 'Guide', link: '/fr/guide' }] } },
  },
  themeConfig: {
    logo: '/logo.svg',
    search: { provider: 'local' },
    nav: [
      { text: 'Guide', link: '/guide/', activeMatch: '/guide/' },
      {
        text: 'More',
        items: [
          { text: 'Core', link: '/core/' },
          { text: 'GitHub', link: 'https://github.com/kit/kit' },
        ],
      },
    ],
    sidebar: {
      '/guide/': [
        {
          text: 'Guide',
          items: [
            { text: 'Overview', link: '/guide/' },
            { text: 'Markdown', link: '/guide/markdown' },
            { text: 'Code', link: '/guide/code' },
            { text: 'Vue', link: '/guide/vue' },
          ],
        },
        { text: 'Core', collapsed: true, items: [{ text: 'API', link: '/core/' }] },
      ],
    },
    socialLinks: [{ icon: 'github', link: 'https://github.com/kit/kit' }],
    editLink: { pattern: 'https://github.com/kit/kit/edit/main/docs/:path' },
    footer: { message: 'MIT', copyright: 'Kit' },
    outline: 'deep',
  },
})
