const names: string[] | undefined = undefined

export default { title: names!.join(' '), url: 'https://docs.example.org' }
