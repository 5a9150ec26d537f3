import { defineConfig } from '@docgen/cli'

export default defineConfig({
  title: 'Announcement',
  url: 'https://docs.example.com',
  announcementBar: { id: 'news', content: 'Read <a href="/">this</a>', backgroundColor: '#123456', textColor: 'white', isCloseable: false },
})
