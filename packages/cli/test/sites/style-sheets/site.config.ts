import { defineConfig } from '@docgen/cli'

export default defineConfig({
  title: 'Style sheets',
  url: 'https://docs.example.com',
  baseUrl: '/base/',
  docs: { routeBasePath: '/' },
  footer: {},
  trailingSlash: true,
  theme: { css: ['./css/brand.css'], components: { Footer: './components/Footer.tsx' } },
})
