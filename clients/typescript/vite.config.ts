// Makes the package for others: npm run pack:typescript.
export default {
  root: import.meta.dirname,
  build: {
    target: 'es2022',
    minify: false,
    emptyOutDir: true,
    lib: { entry: 'src/rosette.ts', formats: ['es'], fileName: () => 'rosette.js' },
  },
}
