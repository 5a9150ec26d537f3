import { defineConfig } from '@docgen/cli'

export default defineConfig({
  title: 'Assets',
  url: 'https://docs.example.com',
  favicon: 'icon.svg',
  socialCard: '/card.png',
})
