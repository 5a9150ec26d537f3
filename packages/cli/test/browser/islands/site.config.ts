import { defineConfig } from '@docgen/cli'

export default defineConfig({
  title: 'Islands',
  url: 'https://docs.example.com',
  baseUrl: '/manual/',
  footer: { copyright: 'Replaced' },
  theme: { components: { Footer: './components/Footer.tsx', Cards: './components/Cards.tsx' } },
})
