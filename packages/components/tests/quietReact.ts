// React marks each rendering for the browser's developer tools, which is an eighth of the work of a test. It asks when it is
// loaded: this module comes before whatever imports it.
Reflect.deleteProperty(console, 'timeStamp');
Reflect.deleteProperty(console, 'createTask');
