/** Stories that Node cannot render, or renders otherwise than the browser. */
export default { title: 'unsound' };

export const Throws = {
  render: () => {
    throw new Error('there is no window');
  },
};

/** React complains of a field that cannot change. */
export const Complains = { render: () => <input value="文" /> };

export const LocalTime = { render: () => <p>{new Date(0).getHours()}</p> };
