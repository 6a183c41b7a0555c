/** @param {number[]} bytes @param {number} at @param {number} count */
function big(bytes, at, count) {
  let number = 0;
  for (let index = at; index < at + count; index += 1) number = number * 256 + bytes[index];
  return number;
}

/** @param {number[]} bytes @param {number} at @param {number} count */
function little(bytes, at, count) {
  let number = 0;
  for (let index = at + count - 1; index >= at; index -= 1) number = number * 256 + bytes[index];
  return number;
}

/** @param {number[]} bytes @param {number} at @param {string} text */
function reads(bytes, at, text) {
  if (at + text.length > bytes.length) return false;
  for (let index = 0; index < text.length; index += 1) {
    if (bytes[at + index] !== text.charCodeAt(index)) return false;
  }
  return true;
}

module.exports = { big, little, reads };
