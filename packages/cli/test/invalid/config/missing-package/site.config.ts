import wordy from 'not-an-installed-package'

export default { title: wordy(), url: 'https://docs.example.org' }
