export default Promise.resolve({ title: 'Docs', url: 'https://docs.example.org' })
