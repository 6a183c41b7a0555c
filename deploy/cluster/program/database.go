package main

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"net"
	"os"
	"path/filepath"
	"sync"
	"sync/atomic"
	"syscall"
	"time"

	"github.com/canonical/go-dqlite/v3/app"
	"github.com/canonical/go-dqlite/v3/client"
	"github.com/canonical/go-dqlite/v3/driver"
)

const (
	databaseName = "data.db"
	// Kept open, since a fresh one first asks who leads.
	connections = 48
)

type database struct {
	settings settings
	node     *app.App
	driver   *driver.Driver
	// Counts what failed for no fault of the caller's.
	troubles atomic.Int64
	// Until then a start waits for others.
	startsUntil time.Time

	mutex   sync.Mutex
	handles []*sql.DB
}

// A member of the cluster, in this process.
func (d *database) startNode() error {
	s := d.settings
	d.startsUntil = time.Now().Add(startPatience)
	if err := os.MkdirAll(s.dir, 0o700); err != nil {
		return err
	}
	if err := forgetHalfMade(s); err != nil {
		return err
	}
	options := []app.Option{
		app.WithAddress(s.address),
		app.WithVoters(3),
		app.WithBusyTimeout(10 * time.Second), // a starting node migrates beside a cluster that writes
		app.WithNetworkLatency(s.latency),
		app.WithAutoRecovery(false), // a damaged log must stop the node, not be shortened in silence
	}
	if len(s.members) > 0 {
		options = append(options, app.WithCluster(s.members))
	}
	if s.tls != nil {
		options = append(options, app.WithTLS(s.listens, s.tls))
	}
	var err error
	if d.node, err = app.New(s.dir, options...); err != nil {
		return err
	}
	if err = d.findOthers(); err != nil {
		return err
	}
	store, err := client.NewYamlNodeStore(filepath.Join(s.dir, "cluster.yaml"))
	if err != nil {
		return err
	}
	if err = d.drive(store); err != nil {
		return err
	}
	return d.untilDone(func() error { return d.beginWith(s.from) })
}

// dqlite notes that a cluster was made before it writes who is in it. Where the first node was killed in between, it
// would wait for a majority of nobody for good. There is nothing in such a folder yet.
func forgetHalfMade(s settings) error {
	for _, written := range []string{"0*-*", "open-*", "snapshot-*"} {
		found, err := filepath.Glob(filepath.Join(s.dir, written))
		if err != nil || len(found) > 0 {
			return err
		}
	}
	if len(s.members) > 0 {
		return nil
	}
	notes, err := filepath.Glob(filepath.Join(s.dir, "metadata*"))
	for _, note := range notes {
		err = errors.Join(err, os.Remove(note))
	}
	return err
}

func (d *database) findOthers() error {
	defer waitingFor("a majority of the cluster").Stop()
	ctx, cancel := context.WithDeadline(context.Background(), d.startsUntil)
	defer cancel()
	if err := d.node.Ready(ctx); err != nil {
		return fmt.Errorf("no majority of the cluster was found: %w", err)
	}
	return nil
}

// For every command but `serve`: the members run already.
func (d *database) asClient() error {
	store, err := d.known()
	if err != nil {
		return err
	}
	return d.drive(store)
}

func (d *database) known() (client.NodeStore, error) {
	nodes := []client.NodeInfo{{Address: d.settings.address}}
	for _, member := range d.settings.members {
		nodes = append(nodes, client.NodeInfo{Address: member})
	}
	store := client.NewInmemNodeStore()
	return store, store.Set(context.Background(), nodes)
}

func (d *database) drive(store client.NodeStore) (err error) {
	d.driver, err = driver.New(store, driver.WithDialFunc(d.dial()), driver.WithAttemptTimeout(time.Second))
	return err
}

func (d *database) dial() client.DialFunc {
	if d.settings.tls == nil {
		return dial
	}
	return client.DialFuncWithTLS(dial, d.settings.tls)
}

// A machine that vanished sends no reset: its connections must die by themselves, and soon.
func dial(ctx context.Context, address string) (net.Conn, error) {
	const tcpUserTimeout = 18
	dialer := net.Dialer{
		Timeout:         time.Second,
		KeepAliveConfig: net.KeepAliveConfig{Enable: true, Idle: time.Second, Interval: time.Second, Count: 2},
		Control: func(_, _ string, raw syscall.RawConn) error {
			return raw.Control(func(fd uintptr) {
				_ = syscall.SetsockoptInt(int(fd), syscall.IPPROTO_TCP, tcpUserTimeout, 2_000)
			})
		},
	}
	return dialer.DialContext(ctx, "tcp", address)
}

func (d *database) open() *sql.DB {
	handle := sql.OpenDB(connector{database: d})
	d.mutex.Lock()
	d.handles = append(d.handles, handle)
	d.mutex.Unlock()
	return handle
}

// Idle connections lead to the node that led before, which may be frozen and would be waited for.
func (d *database) dropIdleConnections() {
	d.mutex.Lock()
	defer d.mutex.Unlock()
	for _, handle := range d.handles {
		most := handle.Stats().MaxOpenConnections
		handle.SetMaxIdleConns(0)
		handle.SetMaxIdleConns(most)
	}
}
