/** The longest question that a proxy takes, unless it is told otherwise, in characters. */
export const LONGEST = 4000;

/** An element with these attributes and children. */
export const make = (name, attributes, ...children) => {
  const element = document.createElement(name);
  for (const key in attributes) element.setAttribute(key, attributes[key]);
  element.append(...children);
  return element;
};
