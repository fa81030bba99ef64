// React marks each render for the browser's developer tools, an eighth of a test's time. It checks when loaded: this
// module must be imported first.
Reflect.deleteProperty(console, 'timeStamp');
Reflect.deleteProperty(console, 'createTask');
