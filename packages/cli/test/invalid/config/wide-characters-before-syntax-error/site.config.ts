export default { title: 'Документы 🎈', url 'https://docs.example.org' }
