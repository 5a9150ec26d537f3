import { defineConfig } from '@docgen/cli'

export default defineConfig({
  title: 'Texts',
  url: 'https://docs.example.com',
  texts: { en: { 'theme.NotFound.title': 'Gone', 'theme.docs.paginator.next': 'Onwards' } },
})
