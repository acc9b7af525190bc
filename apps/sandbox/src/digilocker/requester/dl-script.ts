/**
 * The widget's script, served as `dl.js` (standards §5.1). Written for this project. Its tag: `id="dlshare"`,
 * `data-app-id`, `data-app-hash`, `time-stamp`, `data-callback`; it draws a button into every `.share_fm_dl`.
 */
export const dlScript = `(function () {
  'use strict';
  var tag = document.getElementById('dlshare');
  if (!tag) return;
  var script = new URL(tag.src, location.href);
  var base = script.href.replace(/\\/api\\/2\\/dl\\.js.*$/, '');
  var app = new URLSearchParams({
    app_id: tag.getAttribute('data-app-id') || '',
    hash: tag.getAttribute('data-app-hash') || '',
    ts: tag.getAttribute('time-stamp') || '',
  });
  var popUp = null;
  var box = null;

  function close() {
    if (popUp && !popUp.closed) popUp.close();
    if (box) box.remove();
    popUp = box = null;
  }

  function say(container, text) {
    var line = container.querySelector('[role=status]') || container.appendChild(document.createElement('p'));
    line.setAttribute('role', 'status');
    line.textContent = text;
  }

  function open(container) {
    close();
    var asked = new URLSearchParams(app);
    asked.set('id', container.id);
    asked.set('origin', location.origin);
    popUp = window.open(base + '/api/2/open?' + asked, 'digilocker', 'popup,width=420,height=680');
    box = document.createElement('div');
    box.id = 'dl_popup';
    box.className = 'dl_popup';
    var cancel = document.createElement('button');
    cancel.type = 'button';
    cancel.textContent = 'Cancel';
    cancel.addEventListener('click', close);
    box.append(cancel);
    container.append(box);
    say(container, popUp ? 'Select the document in the DigiLocker window.' : 'Allow pop-up windows and try again.');
  }

  function report(txn, result) {
    fetch(base + '/api/2/report', { method: 'POST', body: new URLSearchParams({ txn: txn, result: result }), mode: 'no-cors' })
      .catch(function () {});
  }

  window.addEventListener('message', function (event) {
    if (event.origin !== script.origin || !popUp || event.source !== popUp) return;
    var shared = event.data && event.data.digilocker;
    if (typeof shared !== 'string') return;
    var result = 'FAILURE';
    try {
      result = window[tag.getAttribute('data-callback') || ''](shared) === 'SUCCESS' ? 'SUCCESS' : 'FAILURE';
    } catch (error) {
      console.error(error);
    }
    var container = box ? box.parentElement : null;
    if (container) say(container, result === 'SUCCESS' ? 'The document was shared.' : 'The document could not be transferred.');
    report(JSON.parse(shared).txn, result);
    close();
  });

  function draw(allowed, why) {
    document.querySelectorAll('.share_fm_dl').forEach(function (container) {
      container.textContent = '';
      if (!allowed) return say(container, why);
      var button = document.createElement('button');
      button.type = 'button';
      button.className = 'dl_button';
      button.textContent = 'Share from DigiLocker';
      button.addEventListener('click', function () { open(container); });
      container.append(button);
    });
  }

  fetch(base + '/api/2/check?' + app)
    .then(function (answer) { return answer.json(); })
    .then(function (answer) { draw(answer.allowed === true, answer.error); })
    .catch(function () { draw(false, 'DigiLocker cannot be reached. Try again later.'); });
})();
`;
